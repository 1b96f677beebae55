#if !canImport(Darwin)
  import BinderyCombine

  /// A publisher driven by a test, which sees what is asked of it.
  final class Probe<Output, Failure: Error>: Publisher {
    private final class Tap: Subscription {
      let probe: Probe

      init(_ probe: Probe) {
        self.probe = probe
      }

      func request(_ demand: Subscribers.Demand) {
        probe.requests.append(demand)
      }

      func cancel() {
        probe.cancelCount += 1
      }
    }

    private var subscribers: [AnySubscriber<Output, Failure>] = []
    private(set) var requests: [Subscribers.Demand] = []
    private(set) var cancelCount = 0

    var subscriberCount: Int { subscribers.count }

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      subscribers.append(AnySubscriber(subscriber))
      subscriber.receive(subscription: Tap(self))
    }

    /// Sends a value to the latest subscriber, wanted or not, and returns how many more it wants.
    @discardableResult
    func send(_ value: Output) -> Subscribers.Demand {
      subscribers.last?.receive(value) ?? .none
    }

    func send(completion: Subscribers.Completion<Failure>) {
      subscribers.last?.receive(completion: completion)
    }
  }
#endif
