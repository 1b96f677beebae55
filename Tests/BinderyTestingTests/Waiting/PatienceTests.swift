import BinderyTesting
import Testing

@MainActor @Suite struct PatienceTests {
  @Test func isLostWhereNothingHappens() async {
    let clock = TestClock()
    await confirmation { lost in
      let gate = Gate<Void>()
      let patience = Patience(.seconds(60), clock: clock) {
        lost()
        gate.open()
      }
      patience.noteEvent()
      await clock.untilSleeping(1)
      await clock.advance(by: .seconds(60))
      try? await gate.value()
      #expect(patience.isLost)
    }
  }

  @Test func beginsAnewWithEachEvent() async {
    let clock = TestClock()
    let patience = Patience(.seconds(60), clock: clock) { Issue.record("Lost patience") }
    patience.noteEvent()
    await clock.untilSleeping(1)
    await clock.advance(by: .seconds(59))
    patience.noteEvent()
    await clock.advance(by: .seconds(1))
    // The watch has looked, and sleeps until the later deadline.
    await clock.untilSleeping(1)
    await clock.advance(by: .seconds(57))
    #expect(!patience.isLost)
    patience.end()
  }

  @Test func leavesTurnsToWhatWasReady() async {
    let clock = TestClock()
    let patience = Patience(.seconds(60), clock: clock) { Issue.record("Lost patience") }
    patience.noteEvent()
    await clock.untilSleeping(1)
    Task {
      for _ in 0..<8 { await Task.yield() }
      patience.noteEvent()
    }
    await clock.advance(by: .seconds(61))
    await clock.untilSleeping(1)
    #expect(!patience.isLost)
    patience.end()
  }
}
