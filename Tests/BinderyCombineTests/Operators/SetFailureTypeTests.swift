#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct SetFailureTypeTests {
    @Test func keepsValuesAndTheCompletion() {
      let recorder = [1, 2].publisher.setFailureType(to: Mistake.self).record()
      #expect(recorder.values == [1, 2])
      #expect(recorder.completions == [.finished])
    }

    @Test func asksAndCancelsUpstream() {
      let probe = Probe<Int, Never>()
      let recorder = probe.setFailureType(to: Mistake.self).record(.max(2))
      #expect(probe.requests == [.max(2)])
      recorder.cancel()
      #expect(probe.cancelCount == 1)
    }
  }
#endif
