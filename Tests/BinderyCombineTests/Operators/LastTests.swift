#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct LastTests {
    @Test func publishesTheLastValue() {
      #expect(values([1, 2, 3].publisher.last()) == [3])
      #expect(values([1, 2, 3].publisher.last { $0 < 3 }) == [2])
      #expect(values([Int]().publisher.last()) == [])
    }

    @Test func keepsTheValueUntilItIsWanted() {
      let recorder = [1, 2].publisher.last().record(.none)
      #expect(recorder.values == [])
      recorder.request(1)
      #expect(recorder.values == [2])
      #expect(recorder.isFinished)
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.last() })
    }
  }
#endif
