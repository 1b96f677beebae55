#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct FlatMapTests {
    @Test func publishesTheValuesOfEveryPublisher() {
      #expect(values([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == [1, 10, 2, 20])
    }

    @Test func finishesOnceEveryPublisherHas() {
      let outer = PassthroughSubject<Int, Never>()
      let inner = PassthroughSubject<Int, Never>()
      let recorder = outer.flatMap { _ in inner }.record()
      outer.send(1)
      outer.send(completion: .finished)
      #expect(recorder.completions == [])
      inner.send(7)
      inner.send(completion: .finished)
      #expect(recorder.values == [7])
      #expect(recorder.isFinished)
    }

    @Test func subscribesToSoManyPublishersAtATime() {
      let outer = Probe<Int, Never>()
      let inner = PassthroughSubject<Int, Never>()
      let recorder = outer.flatMap(maxPublishers: .max(1)) { _ in inner }.record()
      #expect(outer.requests == [.max(1)])
      outer.send(1)
      inner.send(5)
      inner.send(completion: .finished)
      #expect(outer.requests == [.max(1), .max(1)])
      #expect(recorder.values == [5])
    }

    @Test func asksEachPublisherForOneValueAtATime() {
      let inner = Probe<Int, Never>()
      let recorder = Just(1).flatMap { _ in inner }.record(.max(1))
      #expect(inner.requests == [.max(1)])
      inner.send(1)
      #expect(inner.requests == [.max(1), .max(1)])
      inner.send(2)
      #expect(recorder.values == [1])
      #expect(inner.requests.count == 2)
      recorder.request(1)
      #expect(recorder.values == [1, 2])
      #expect(inner.requests.count == 3)
    }

    @Test func failsWithTheFirstFailure() {
      let outer = Probe<Int, Mistake>()
      let inner = Probe<Int, Mistake>()
      let recorder = outer.flatMap { _ in inner }.record()
      outer.send(1)
      inner.send(completion: .failure(.second))
      #expect(recorder.completions == [.failure(.second)])
      #expect(outer.cancelCount == 1)
    }

    @Test func joinsKindsOfFailure() {
      let fallible = Just(1).flatMap { _ in Fail<Int, Mistake>(error: .first) }.record()
      #expect(fallible.completions == [.failure(.first)])
      let infallible = Just(1).setFailureType(to: Mistake.self).flatMap { Just($0) }.record()
      #expect(infallible.completions == [.finished])
      #expect(infallible.values == [1])
    }

    @Test func cancelsEveryPublisher() {
      let inner = Probe<Int, Mistake>()
      let outer = Probe<Int, Mistake>()
      let recorder = outer.flatMap { _ in inner }.record()
      outer.send(1)
      recorder.cancel()
      #expect(outer.cancelCount == 1)
      #expect(inner.cancelCount == 1)
      inner.send(1)
      #expect(recorder.values == [])
      #expect(cancels { $0.flatMap { Just($0) } })
    }
  }
#endif
