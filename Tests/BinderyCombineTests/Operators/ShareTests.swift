#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct ShareTests {
    @Test func subscribesOnceForAll() {
      let probe = Probe<Int, Never>()
      let shared = probe.share()
      let first = shared.record()
      let second = shared.record()
      #expect(probe.subscriberCount == 1)
      probe.send(1)
      #expect(first.values == [1])
      #expect(second.values == [1])
      first.cancel()
      #expect(probe.cancelCount == 0)
      second.cancel()
      #expect(probe.cancelCount == 1)
    }

    @Test func sendsALateSubscriberTheCompletionAlone() {
      var attempts = 0
      let shared = Deferred { () -> Just<Int> in
        attempts += 1
        return Just(1)
      }.share()
      #expect(values(shared) == [1])
      let late = shared.record()
      #expect(late.values == [])
      #expect(late.isFinished)
      #expect(attempts == 1)
    }

    @Test func sendsNoMoreThanIsAskedFor() {
      let probe = Probe<Int, Never>()
      let recorder = probe.share().record(.max(1))
      probe.send(1)
      probe.send(2)
      #expect(recorder.values == [1])
    }

    @Test func isEqualToItselfAlone() {
      let shared = Just(1).share()
      #expect(shared == shared)
      #expect(shared != Just(1).share())
    }
  }
#endif
