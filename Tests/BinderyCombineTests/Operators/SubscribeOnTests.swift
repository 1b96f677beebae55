#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct SubscribeOnTests {
    @Test func subscribesAsksAndCancelsOnTheScheduler() {
      let scheduler = VirtualScheduler()
      let probe = Probe<Int, Never>()
      let recorder = probe.subscribe(on: scheduler).record(.max(2))
      #expect(probe.subscriberCount == 0)
      scheduler.advance()
      #expect(probe.subscriberCount == 1)
      #expect(probe.requests == [.max(2)])
      probe.send(1)
      #expect(recorder.values == [1])
      recorder.cancel()
      #expect(probe.cancelCount == 0)
      scheduler.advance()
      #expect(probe.cancelCount == 1)
      probe.send(2)
      #expect(recorder.values == [1])
    }

    @Test func publishesTheSameValues() {
      #expect(values([1, 2].publisher.subscribe(on: ImmediateScheduler.shared)) == [1, 2])
    }
  }
#endif
