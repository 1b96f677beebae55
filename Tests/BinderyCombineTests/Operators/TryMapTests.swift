#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct TryMapTests {
    @Test func failsWithTheFirstErrorThrown() {
      let probe = Probe<Int, Never>()
      let recorder = probe.tryMap { value in
        if value == 2 { throw Mistake.second }
        return value * 10
      }.record()
      probe.send(1)
      probe.send(2)
      probe.send(3)
      #expect(recorder.values == [10])
      #expect(recorder.failure as? Mistake == .second)
      #expect(recorder.completions.count == 1)
      #expect(probe.cancelCount == 1)
    }

    @Test func asksForAsMuchAsIsAskedOfIt() {
      #expect(requests(.max(3)) { $0.tryMap { $0 } } == [.max(3)])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.tryMap { $0 } })
    }
  }
#endif
