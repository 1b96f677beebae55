#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct MapErrorTests {
    @Test func transformsTheError() {
      let recorder = Fail<Int, Mistake>(error: .first).mapError { _ in Mistake.second }.record()
      #expect(recorder.completions == [.failure(.second)])
      #expect(values([1].publisher.setFailureType(to: Mistake.self).mapError { $0 }) == [1])
    }

    @Test func asksForAsMuchAsIsAskedOfIt() {
      #expect(requests(.max(3)) { $0.mapError { $0 } } == [.max(3)])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.mapError { $0 } })
    }
  }
#endif
