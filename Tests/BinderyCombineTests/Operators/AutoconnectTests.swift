#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct AutoconnectTests {
    @Test func connectsWhileThereAreSubscribers() {
      let probe = Probe<Int, Never>()
      let publisher = probe.makeConnectable().autoconnect()
      #expect(probe.subscriberCount == 0)
      let first = publisher.record()
      let second = publisher.record()
      #expect(probe.subscriberCount == 1)
      first.cancel()
      second.cancel()
      #expect(probe.cancelCount == 1)
      let third = publisher.record(.max(1))
      #expect(probe.subscriberCount == 2)
      probe.send(1)
      probe.send(2)
      #expect(third.values == [1])
    }
  }
#endif
