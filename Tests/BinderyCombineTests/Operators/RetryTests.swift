#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct RetryTests {
    @Test func subscribesAgainUponAFailure() {
      var attempts = 0
      let publisher = Deferred { () -> AnyPublisher<Int, Mistake> in
        attempts += 1
        return attempts < 3
          ? Fail(error: .first).eraseToAnyPublisher()
          : Just(attempts).setFailureType(to: Mistake.self).eraseToAnyPublisher()
      }
      #expect(values(publisher.retry(5)) == [3])
      attempts = 0
      let recorder = publisher.retry(1).record()
      #expect(recorder.completions == [.failure(.first)])
      #expect(attempts == 2)
    }

    @Test func needsNoStackForManyAttempts() {
      let recorder = Fail<Int, Mistake>(error: .first).retry(100_000).record()
      #expect(recorder.completions == [.failure(.first)])
    }

    @Test func asksAgainForWhatIsStillWanted() {
      let probe = Probe<Int, Mistake>()
      let recorder = probe.retry(1).record(.max(3))
      probe.send(1)
      probe.send(completion: .failure(.first))
      #expect(probe.requests == [.max(3), .max(2)])
      #expect(recorder.values == [1])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.retry(2) })
    }
  }
#endif
