#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct SinkTests {
    @Test func handsOverValuesAndTheCompletion() {
      let subject = PassthroughSubject<Int, Mistake>()
      var values: [Int] = []
      var failure: Mistake?
      let subscription = subject.sink {
        if case .failure(let error) = $0 { failure = error }
      } receiveValue: {
        values.append($0)
      }
      subject.send(1)
      subject.send(completion: .failure(.second))
      #expect(values == [1])
      #expect(failure == .second)
      subscription.cancel()
    }

    @Test func asksForEveryValueAndCancelsUpstream() {
      let probe = Probe<Int, Never>()
      var values: [Int] = []
      let subscription = probe.sink { values.append($0) }
      #expect(probe.requests == [.unlimited])
      subscription.cancel()
      subscription.cancel()
      #expect(probe.cancelCount == 1)
      probe.send(1)
      #expect(values == [])
    }

    @Test func refusesASecondSubscription() {
      let first = Probe<Int, Never>()
      let second = Probe<Int, Never>()
      let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
      first.subscribe(sink)
      second.subscribe(sink)
      #expect(first.cancelCount == 0)
      #expect(second.cancelCount == 1)
      #expect(second.requests == [])
    }
  }
#endif
