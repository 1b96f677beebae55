#if !canImport(Darwin)
  /// A link that changes nothing and tells what passes.
  final class EventTap<Downstream: Subscriber>: Link<Downstream>, Subscriber {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let events: Events<Input, Failure>

    init(_ downstream: Downstream, _ events: Events<Input, Failure>) {
      self.events = events
      super.init(downstream)
    }

    override func receive(subscription: any Subscription) {
      events.onSubscription?(subscription)
      super.receive(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard let downstream else { return .none }
      events.onValue?(input)
      let more = downstream.receive(input)
      if more > .none {
        events.onRequest?(more, true)
      }
      return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      guard let downstream = takeEnds().downstream else { return }
      events.onCompletion?(completion)
      downstream.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
      events.onRequest?(demand, false)
      super.request(demand)
    }

    override func cancel() {
      let ends = takeEnds()
      if ends.downstream != nil {
        events.onCancel?()
      }
      ends.upstream?.cancel()
    }
  }
#endif
