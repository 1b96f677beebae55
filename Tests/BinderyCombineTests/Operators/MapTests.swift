#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct MapTests {
    @Test func transformsEachValue() {
      #expect(values([1, 2].publisher.map { $0 * 10 }) == [10, 20])
    }

    @Test func replacesNil() {
      #expect(values([1, nil, 3].publisher.replaceNil(with: 0)) == [1, 0, 3])
    }

    @Test func asksForAsMuchAsIsAskedOfIt() {
      #expect(requests(.max(3)) { $0.map { $0 } } == [.max(3)])
      #expect(requests(.none) { $0.map { $0 } } == [])
      #expect(valuesOneByOne([1, 2].publisher.map { $0 }) == [1, 2])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.map { $0 } })
    }

    @Test func passesOnTheFailure() {
      let recorder = Fail<Int, Mistake>(error: .first).map { $0 }.record()
      #expect(recorder.completions == [.failure(.first)])
    }
  }
#endif
