import BinderyTesting
import Synchronization
import Testing

@MainActor @Suite struct TestClockTests {
  @Test func wakesInTheOrderOfDeadlines() async throws {
    let clock = TestClock()
    var log: [Int] = []
    let tasks = [3, 1, 2].map { seconds in
      Task {
        try await clock.sleep(for: .seconds(seconds))
        log.append(seconds)
      }
    }
    await clock.untilSleeping(3)
    await clock.advance(by: .seconds(1))
    try await tasks[1].value
    #expect(log == [1])
    #expect(clock.sleeping == 2)
    await clock.advance(by: .seconds(2))
    for task in tasks { try await task.value }
    #expect(log == [1, 2, 3] || log == [1, 3, 2])
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func returnsAtOnceWhereTheDeadlineHasPassed() async throws {
    let clock = TestClock()
    try await clock.sleep(until: clock.now)
    try await clock.sleep(for: .seconds(-1))
    await clock.advance(by: .seconds(1))
    try await clock.sleep(until: TestClock.Instant())
    #expect(clock.sleeping == 0)
  }

  @Test func neverGoesBack() async {
    let clock = TestClock()
    await clock.advance(by: .seconds(-1))
    #expect(clock.now.offset == .zero)
  }

  @Test func passesCancellationThrough() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.untilSleeping()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeping == 0)
    await #expect(throws: CancellationError.self) {
      let early = Task { try await clock.sleep(for: .seconds(1)) }
      early.cancel()
      try await early.value
    }
  }

  @Test func stopsWaitingWhenCancelled() async {
    let clock = TestClock()
    let task = Task { await clock.untilSleeping() }
    task.cancel()
    await task.value
  }

  @Test func standsInForAnyClock() async throws {
    let clock = TestClock()
    let any: any Clock<Duration> = clock
    let task = Task { try await any.sleep(for: .seconds(1)) }
    await clock.untilSleeping()
    await clock.advance(by: .seconds(1))
    try await task.value
  }
}
