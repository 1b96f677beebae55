#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct ImmediateSchedulerTests {
    @Test func runsEverythingAtOnce() {
      let scheduler = ImmediateScheduler.shared
      var log: [String] = []
      scheduler.schedule { log.append("now") }
      scheduler.schedule(after: scheduler.now.advanced(by: 5)) { log.append("later") }
      let repeating = scheduler.schedule(after: scheduler.now, interval: 1) { log.append("once") }
      repeating.cancel()
      #expect(log == ["now", "later", "once"])
    }
  }
#endif
