#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct ConcatenateTests {
    @Test func publishesOneAfterTheOther() {
      #expect(values([1].publisher.append(2, 3)) == [1, 2, 3])
      #expect(values([1].publisher.append([4])) == [1, 4])
      #expect(values([1].publisher.append(Just(5))) == [1, 5])
      #expect(values([1].publisher.prepend(2, 3)) == [2, 3, 1])
      #expect(values([1].publisher.prepend([4])) == [4, 1])
      #expect(values([1].publisher.prepend(Just(5))) == [5, 1])
    }

    @Test func asksTheSecondForWhatIsStillWanted() {
      let first = Probe<Int, Never>()
      let second = Probe<Int, Never>()
      let recorder = first.append(second).record(.max(2))
      first.send(1)
      #expect(second.subscriberCount == 0)
      first.send(completion: .finished)
      #expect(second.requests == [.max(1)])
      second.send(2)
      second.send(completion: .finished)
      #expect(recorder.values == [1, 2])
      #expect(recorder.isFinished)
      #expect(valuesOneByOne([1].publisher.append(2, 3)) == [1, 2, 3])
    }

    @Test func failsWithoutTheSecond() {
      let recorder = Fail<Int, Mistake>(error: .first).append(1).record()
      #expect(recorder.values == [])
      #expect(recorder.completions == [.failure(.first)])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.append(1) })
    }
  }
#endif
