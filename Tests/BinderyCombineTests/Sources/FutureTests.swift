#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct FutureTests {
    @Test func runsAtOnceAndKeepsItsValue() {
      var count = 0
      let future = Future<Int, Never> { promise in
        count += 1
        promise(.success(count))
        promise(.success(7))
      }
      #expect(count == 1)
      #expect(values(future) == [1])
      #expect(values(future) == [1])
    }

    @Test func deliversOnceItIsFulfilledAndWanted() {
      var fulfil: Future<Int, Mistake>.Promise?
      let future = Future<Int, Mistake> { fulfil = $0 }
      let eager = future.record()
      let patient = future.record(.none)
      let gone = future.record()
      gone.cancel()
      #expect(eager.values == [])
      fulfil?(.success(1))
      #expect(eager.values == [1])
      #expect(eager.isFinished)
      #expect(patient.values == [])
      patient.request(1)
      #expect(patient.values == [1])
      #expect(gone.values == [])
    }

    @Test func failsForEverySubscriber() {
      let future = Future<Int, Mistake> { $0(.failure(.first)) }
      #expect(future.record(.none).completions == [.failure(.first)])
      #expect(future.record().completions == [.failure(.first)])
    }
  }
#endif
