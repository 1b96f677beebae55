#if !canImport(Darwin)
  import BinderyCombine
  import Dispatch
  import Testing

  @Suite struct DispatchQueueSchedulerTests {
    @Test func runsActionsInOrder() async {
      let queue = DispatchQueue(label: "test")
      let seen = await withCheckedContinuation { continuation in
        var cancellable: AnyCancellable?
        cancellable = [1, 2, 3].publisher.receive(on: queue).collect().sink { values in
          cancellable?.cancel()
          continuation.resume(returning: values)
        }
      }
      #expect(seen == [1, 2, 3])
    }

    @Test func runsAnActionLaterAndAgain() async {
      let queue = DispatchQueue(label: "test")
      await withCheckedContinuation { continuation in
        queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) { continuation.resume() }
      }
      let (fired, continuation) = AsyncStream.makeStream(of: Void.self)
      let timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
        continuation.yield()
      }
      var count = 0
      for await _ in fired {
        count += 1
        if count == 2 { break }
      }
      timer.cancel()
      #expect(count == 2)
    }

    @Test func measuresItsMoments() {
      let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1000))
      let end = start.advanced(by: .microseconds(3))
      #expect(start.distance(to: end) == .nanoseconds(3000))
      #expect(end.distance(to: start) == .nanoseconds(-3000))
      #expect(start < end)
    }
  }
#endif
