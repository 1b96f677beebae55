#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct CollectTests {
    @Test func publishesAllValuesAsOne() {
      #expect(values([1, 2, 3].publisher.collect()) == [[1, 2, 3]])
      #expect(values([Int]().publisher.collect()) == [[]])
    }

    @Test func asksForEveryValue() {
      #expect(requests(.max(1)) { $0.collect() } == [.unlimited])
    }

    @Test func dropsTheValuesOfAFailure() {
      let probe = Probe<Int, Mistake>()
      let recorder = probe.collect().record()
      probe.send(1)
      probe.send(completion: .failure(.first))
      #expect(recorder.values == [])
      #expect(recorder.completions == [.failure(.first)])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.collect() })
    }
  }
#endif
