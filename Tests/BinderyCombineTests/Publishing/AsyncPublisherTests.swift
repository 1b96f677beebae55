#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct AsyncPublisherTests {
    @Test func awaitsEachValue() async {
      var seen: [Int] = []
      for await value in [1, 2, 3].publisher.values {
        seen.append(value)
      }
      #expect(seen == [1, 2, 3])
    }

    @Test func asksForOneValueAtATimeAndCancelsWhenItIsReleased() async {
      var requests: [Subscribers.Demand] = []
      var cancelCount = 0
      let publisher = [1, 2, 3].publisher.handleEvents(
        receiveCancel: { cancelCount += 1 }, receiveRequest: { requests.append($0) })
      for await value in publisher.values where value == 2 {
        break
      }
      #expect(requests == [.max(1), .max(1)])
      #expect(cancelCount == 1)
    }

    @Test func endsWhenTheTaskIsCancelled() async {
      let (started, continuation) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        let subject = PassthroughSubject<Int, Never>()
        let waiting = subject.handleEvents(receiveRequest: { _ in continuation.yield() })
        var count = 0
        for await _ in waiting.values { count += 1 }
        return count
      }
      for await _ in started { break }
      task.cancel()
      #expect(await task.value == 0)
    }
  }
#endif
