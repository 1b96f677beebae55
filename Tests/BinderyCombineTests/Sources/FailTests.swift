#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct FailTests {
    @Test func failsAtOnce() {
      let recorder = Fail(outputType: Int.self, failure: Mistake.first).record(.none)
      #expect(recorder.completions == [.failure(.first)])
      #expect(!recorder.brokeTheOrder)
    }
  }
#endif
