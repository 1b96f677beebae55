#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct ReduceTests {
    @Test func addsUpAllValues() {
      #expect(values([1, 2, 3].publisher.reduce(10, +)) == [16])
      #expect(values([Int]().publisher.reduce(10, +)) == [10])
    }

    @Test func failsWithTheFirstErrorThrown() {
      let recorder = [1, 2].publisher.tryReduce(0) { _, _ in throw Mistake.first }.record()
      #expect(recorder.values == [])
      #expect(recorder.failure as? Mistake == .first)
    }

    @Test func keepsTheResultUntilItIsWanted() {
      let recorder = [1, 2].publisher.reduce(0, +).record(.none)
      #expect(recorder.completions == [])
      recorder.request(1)
      #expect(recorder.values == [3])
      #expect(requests(.max(1)) { $0.reduce(0, +) } == [.unlimited])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.reduce(0, +) })
    }
  }
#endif
