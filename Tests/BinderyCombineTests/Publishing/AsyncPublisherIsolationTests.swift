import BinderyCombine
import Testing

/// Whoever awaits on the main actor misses nothing that is sent there later.
@MainActor @Suite struct AsyncPublisherIsolationTests {
  @Test func asksForAValueWithoutLeavingTheActor() async {
    for number in 0..<300 {
      let subject = PassthroughSubject<Int, Never>()
      let waiting = Task { @MainActor in
        for await value in subject.values { return value }
        return -1
      }
      // The task runs until it waits.
      await Task.yield()
      subject.send(number)
      subject.send(completion: .finished)
      #expect(await waiting.value == number)
    }
  }

  @Test func asksWithoutLeavingTheActorWherePublishingMayFail() async throws {
    for number in 0..<300 {
      let subject = PassthroughSubject<Int, any Error>()
      let waiting = Task { @MainActor in
        for try await value in subject.values { return value }
        return -1
      }
      await Task.yield()
      subject.send(number)
      subject.send(completion: .finished)
      #expect(try await waiting.value == number)
    }
  }
}
