#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct ReplaceEmptyTests {
    @Test func publishesAValueIfThereIsNoOther() {
      #expect(values([Int]().publisher.replaceEmpty(with: 5)) == [5])
      #expect(values([1].publisher.replaceEmpty(with: 5)) == [1])
    }

    @Test func keepsTheValueUntilItIsWanted() {
      let recorder = Empty<Int, Never>().replaceEmpty(with: 5).record(.none)
      #expect(recorder.completions == [])
      recorder.request(1)
      #expect(recorder.values == [5])
      #expect(recorder.isFinished)
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.replaceEmpty(with: 1) })
    }
  }
#endif
