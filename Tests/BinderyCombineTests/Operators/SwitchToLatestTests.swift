#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct SwitchToLatestTests {
    @Test func publishesTheValuesOfTheLatestPublisher() {
      let first = PassthroughSubject<Int, Never>()
      let second = PassthroughSubject<Int, Never>()
      let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
      let recorder = outer.switchToLatest().record()
      outer.send(first)
      first.send(1)
      outer.send(second)
      first.send(2)
      second.send(3)
      #expect(recorder.values == [1, 3])
      outer.send(completion: .finished)
      #expect(recorder.completions == [])
      second.send(completion: .finished)
      #expect(recorder.isFinished)
    }

    @Test func asksTheLatestForWhatIsStillWanted() {
      let first = Probe<Int, Never>()
      let second = Probe<Int, Never>()
      let outer = Probe<Probe<Int, Never>, Never>()
      let recorder = outer.switchToLatest().record(.max(3))
      #expect(outer.requests == [.unlimited])
      outer.send(first)
      first.send(1)
      outer.send(second)
      #expect(first.requests == [.max(3)])
      #expect(first.cancelCount == 1)
      #expect(second.requests == [.max(2)])
      #expect(recorder.values == [1])
    }

    @Test func switchesWithinADelivery() {
      let subject = CurrentValueSubject<Int, Never>(0)
      let recorder = Recorder<Int, Never>()
      subject.map { value in
        Just(value).handleEvents(receiveOutput: { if $0 < 3 { subject.send($0 + 1) } })
      }
      .switchToLatest().subscribe(recorder)
      #expect(recorder.values == [3])
    }

    @Test func failsWithEitherFailure() {
      let outer = Probe<Fail<Int, Mistake>, Never>()
      let recorder = outer.switchToLatest().record()
      outer.send(Fail(error: .first))
      #expect(recorder.completions == [.failure(.first)])
      #expect(outer.cancelCount == 1)
    }

    @Test func cancelsBothPublishers() {
      let inner = Probe<Int, Never>()
      let outer = Probe<Probe<Int, Never>, Never>()
      let recorder = outer.switchToLatest().record()
      outer.send(inner)
      recorder.cancel()
      #expect(outer.cancelCount == 1)
      #expect(inner.cancelCount == 1)
    }
  }
#endif
