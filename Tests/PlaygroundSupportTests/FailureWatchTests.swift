import PlaygroundSupport
import Testing

@Suite struct FailureWatchTests {
  private struct Broken: Error, CustomStringConvertible {
    var description: String { "it is broken" }
  }

  @Test func remembersWhyTheLastCallFailed() async throws {
    let watch = FailureWatch()
    await #expect(throws: Broken.self) { try await watch.watch { throw Broken() } }
    #expect(watch.failure == "it is broken")
    let answer = try await watch.watch { 3 }
    #expect(answer == 3)
    #expect(watch.failure == nil)
  }

  @Test func takesNoNoteOfACallThatWasCancelled() async {
    let watch = FailureWatch { "in other words: \($0)" }
    await #expect(throws: CancellationError.self) {
      try await watch.watch { throw CancellationError() }
    }
    #expect(watch.failure == nil)
    watch.note(Broken())
    watch.note(CancellationError())
    #expect(watch.failure == "in other words: it is broken")
  }
}
