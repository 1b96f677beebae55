#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct HandleEventsTests {
    private func logged(_ probe: Probe<Int, Mistake>, _ log: @escaping (String) -> Void)
      -> Publishers.HandleEvents<Probe<Int, Mistake>>
    {
      probe.handleEvents(
        receiveSubscription: { _ in log("subscription") },
        receiveOutput: { log("value \($0)") },
        receiveCompletion: { log("completion \($0)") },
        receiveCancel: { log("cancel") },
        receiveRequest: { log("request \($0)") })
    }

    @Test func callsAClosureForEachEvent() {
      let probe = Probe<Int, Mistake>()
      var log: [String] = []
      let recorder = logged(probe) { log.append($0) }.record(.max(1), each: .max(2))
      probe.send(1)
      probe.send(completion: .finished)
      recorder.cancel()
      #expect(
        log == [
          "subscription", "request max(1)", "value 1", "request max(2)", "completion finished",
        ])
      #expect(recorder.values == [1])
    }

    @Test func tellsOfACancellationOnce() {
      let probe = Probe<Int, Mistake>()
      var log: [String] = []
      let recorder = logged(probe) { log.append($0) }.record(.none)
      recorder.cancel()
      recorder.cancel()
      #expect(log == ["subscription", "cancel"])
      #expect(probe.cancelCount == 1)
    }

    @Test func asksForAsMuchAsIsAskedOfIt() {
      #expect(requests(.max(3)) { $0.handleEvents() } == [.max(3)])
    }
  }
#endif
