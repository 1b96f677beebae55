#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct ResultTests {
    @Test func publishesTheValueOrTheError() {
      let success = Result<Int, Mistake>.success(1).publisher.record()
      #expect(success.values == [1])
      #expect(success.isFinished)
      let failure = Result<Int, Mistake>.failure(.first).publisher.record(.none)
      #expect(failure.completions == [.failure(.first)])
    }

    @Test func keepsTheValueUntilItIsWanted() {
      let recorder = Result<Int, Mistake>.success(1).publisher.record(.none)
      #expect(recorder.values == [])
      recorder.cancel()
      recorder.request(1)
      #expect(recorder.values == [])
    }
  }
#endif
