#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct CurrentValueSubjectTests {
    @Test func startsWithItsValue() {
      let subject = CurrentValueSubject<Int, Never>(1)
      let recorder = subject.record()
      subject.send(2)
      subject.value = 3
      #expect(recorder.values == [1, 2, 3])
      #expect(subject.value == 3)
    }

    @Test func storesTheValueBeforeItSendsIt() {
      let subject = CurrentValueSubject<Int, Never>(1)
      var seen: [Int] = []
      let subscription = subject.sink { _ in seen.append(subject.value) }
      subject.value = 2
      #expect(seen == [1, 2])
      subscription.cancel()
    }

    @Test func owesTheLatestValueToASubscriberThatAskedForNone() {
      let subject = CurrentValueSubject<Int, Never>(1)
      let recorder = subject.record(.none)
      subject.send(2)
      subject.send(3)
      #expect(recorder.values == [])
      recorder.request(2)
      #expect(recorder.values == [3])
      subject.send(4)
      subject.send(5)
      #expect(recorder.values == [3, 4])
      recorder.request(1)
      #expect(recorder.values == [3, 4, 5])
    }

    @Test func keepsItsValueAfterTheCompletion() {
      let subject = CurrentValueSubject<Int, Mistake>(1)
      let recorder = subject.record()
      subject.send(completion: .finished)
      subject.send(2)
      #expect(subject.value == 1)
      #expect(recorder.values == [1])
      #expect(recorder.isFinished)
      let late = subject.record()
      #expect(late.values == [])
      #expect(late.isFinished)
    }

    @Test func stopsWhenCancelled() {
      let subject = CurrentValueSubject<Int, Never>(1)
      let recorder = subject.record()
      recorder.cancel()
      subject.send(2)
      subject.send(completion: .finished)
      #expect(recorder.values == [1])
      #expect(recorder.completions == [])
    }

    @Test func nestsAValueSentUponAValue() {
      let subject = CurrentValueSubject<Int, Never>(0)
      var seen: [Int] = []
      let subscription = subject.sink { value in
        seen.append(value)
        if value == 1 { subject.send(2) }
      }
      subject.send(1)
      #expect(seen == [0, 1, 2])
      #expect(subject.value == 2)
      subscription.cancel()
    }
  }
#endif
