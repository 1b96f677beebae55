#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct FirstTests {
    @Test func publishesTheFirstValue() {
      let probe = Probe<Int, Never>()
      let recorder = probe.first().record()
      probe.send(1)
      probe.send(2)
      #expect(recorder.values == [1])
      #expect(recorder.isFinished)
      #expect(probe.cancelCount == 1)
      #expect(values([1, 2, 3].publisher.first { $0 > 1 }) == [2])
      #expect(values([Int]().publisher.first()) == [])
    }

    @Test func keepsTheValueUntilItIsWanted() {
      let probe = Probe<Int, Never>()
      let recorder = probe.first().record(.none)
      #expect(probe.requests == [.unlimited])
      probe.send(1)
      #expect(recorder.values == [])
      #expect(recorder.completions == [])
      recorder.request(1)
      #expect(recorder.values == [1])
      #expect(recorder.isFinished)
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.first() })
    }
  }
#endif
