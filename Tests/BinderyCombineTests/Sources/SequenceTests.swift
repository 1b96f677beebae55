#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct SequenceTests {
    @Test func publishesElementsAsTheyAreWanted() {
      let recorder = [1, 2, 3].publisher.record(.max(1))
      #expect(recorder.values == [1])
      recorder.request(1)
      #expect(recorder.values == [1, 2])
      #expect(recorder.completions == [])
      recorder.request(1)
      #expect(recorder.values == [1, 2, 3])
      #expect(recorder.isFinished)
    }

    @Test func finishesAtOnceWithoutElements() {
      #expect([Int]().publisher.record(.none).isFinished)
    }

    @Test func needsNoStackForManyElements() {
      #expect(valuesOneByOne((0..<100_000).publisher).count == 100_000)
    }

    @Test func stopsWhenCancelledUponAnElement() {
      var subscription: (any Subscription)?
      var seen: [Int] = []
      (1...5).publisher.subscribe(
        AnySubscriber<Int, Never>(
          receiveSubscription: {
            subscription = $0
            $0.request(.unlimited)
          },
          receiveValue: {
            seen.append($0)
            if $0 == 2 { subscription?.cancel() }
            return .none
          }))
      #expect(seen == [1, 2])
    }
  }
#endif
