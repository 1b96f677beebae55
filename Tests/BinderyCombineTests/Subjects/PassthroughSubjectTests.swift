#if !canImport(Darwin)
  import BinderyCombine
  import Dispatch
  import Testing

  @Suite struct PassthroughSubjectTests {
    @Test func sendsToSubscribersInTheOrderTheyCame() {
      let subject = PassthroughSubject<Int, Never>()
      var log: [String] = []
      let first = subject.sink { log.append("a\($0)") }
      subject.send(1)
      let second = subject.sink { log.append("b\($0)") }
      subject.send(2)
      first.cancel()
      subject.send(3)
      second.cancel()
      subject.send(4)
      #expect(log == ["a1", "a2", "b2", "b3"])
    }

    @Test func sendsNoMoreThanIsAskedFor() {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.record(.max(2))
      for value in 1...3 { subject.send(value) }
      #expect(recorder.values == [1, 2])
      recorder.request(1)
      #expect(recorder.values == [1, 2])
      subject.send(4)
      subject.send(5)
      #expect(recorder.values == [1, 2, 4])
    }

    @Test func addsWhatASubscriberAsksForUponAValue() {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.record(.max(1), each: .max(1))
      for value in 1...3 { subject.send(value) }
      #expect(recorder.values == [1, 2, 3])
    }

    @Test func sendsOneCompletionAndNothingAfterIt() {
      let subject = PassthroughSubject<Int, Mistake>()
      let recorder = subject.record()
      subject.send(completion: .failure(.first))
      subject.send(completion: .finished)
      subject.send(1)
      #expect(recorder.values.isEmpty)
      #expect(recorder.completions == [.failure(.first)])
      let late = subject.record()
      #expect(late.subscription != nil)
      #expect(late.completions == [.failure(.first)])
      #expect(!late.brokeTheOrder)
    }

    @Test func asksUpstreamOnceSomebodyWantsValues() {
      let probe = Probe<Int, Never>()
      let subject = PassthroughSubject<Int, Never>()
      let connection = probe.subscribe(subject)
      #expect(probe.requests.isEmpty)
      let recorder = subject.record()
      #expect(probe.requests == [.unlimited])
      probe.send(1)
      #expect(recorder.values == [1])
      connection.cancel()
      #expect(probe.cancelCount == 1)
    }

    @Test func allowsASubscriberToLeaveDuringASend() {
      let subject = PassthroughSubject<Int, Never>()
      var first: AnyCancellable?
      var second: AnyCancellable?
      var log: [String] = []
      first = subject.sink { _ in
        log.append("first")
        second?.cancel()
        first?.cancel()
      }
      second = subject.sink { _ in log.append("second") }
      subject.send(1)
      subject.send(2)
      #expect(log == ["first"])
    }

    @Test func releasesASubscriberThatLeaves() {
      let subject = PassthroughSubject<Int, Never>()
      weak var witness: Witness?
      var subscription: AnyCancellable?
      do {
        let held = Witness()
        witness = held
        subscription = subject.sink { _ in _ = held }
      }
      #expect(witness != nil)
      subscription = nil
      #expect(subscription == nil)
      #expect(witness == nil)
    }

    @Test func survivesSendingFromSeveralThreads() {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.record(.max(100))
      // The subject is what is tested; the recorder is sent to by one thread at a time.
      nonisolated(unsafe) let shared = subject
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        for _ in 0..<100 {
          let subscription = shared.sink { _ in }
          subscription.cancel()
        }
      }
      subject.send(1)
      #expect(recorder.values == [1])
    }
  }
#endif
