import BinderyTesting
import Testing

@MainActor @Suite struct GateTests {
  private struct Mistake: Error {}

  @Test func givesItsValueToAllWhoWait() async throws {
    let gate = Gate<Int>()
    async let first = gate.value()
    async let second = gate.value()
    gate.open(with: 7)
    #expect(try await [first, second] == [7, 7])
  }

  @Test func givesItsValueToThoseWhoComeLater() async throws {
    let gate = Gate<Int>()
    gate.open(with: 7)
    #expect(try await gate.value() == 7)
    #expect(gate.waiting == 0)
  }

  @Test func failsWithItsError() async {
    let gate = Gate<Int>()
    gate.fail(with: Mistake())
    await #expect(throws: Mistake.self) { try await gate.value() }
  }

  @Test func passesCancellationThrough() async {
    let gate = Gate<Int>()
    let task = Task { try await gate.value() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(gate.waiting == 0)
  }

  @Test func holdsBackAgainOnceClosed() async throws {
    let gate = Gate<Int>()
    gate.open(with: 1)
    gate.close()
    let task = Task { try await gate.value() }
    gate.open(with: 2)
    #expect(try await task.value == 2)
  }

  @Test func opensWithoutAValue() async throws {
    let gate = Gate<Void>()
    gate.open()
    try await gate.value()
  }
}
