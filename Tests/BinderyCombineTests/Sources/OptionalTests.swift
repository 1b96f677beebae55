#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct OptionalTests {
    @Test func publishesTheValueIfThereIsOne() {
      #expect(values(Int?.some(1).publisher) == [1])
      let recorder = Int?.none.publisher.record(.none)
      #expect(recorder.isFinished)
    }

    @Test func keepsTheValueUntilItIsWanted() {
      let recorder = Int?.some(1).publisher.record(.none)
      #expect(recorder.values == [])
      recorder.request(1)
      #expect(recorder.values == [1])
    }
  }
#endif
