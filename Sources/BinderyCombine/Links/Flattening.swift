#if !canImport(Darwin)
  /// A link that turns each value into a publisher and sends on the values of all of them.
  final class Flattening<Input, Child: Publisher, Downstream: Subscriber>:
    Link<Downstream>, Subscriber
  where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
    typealias Failure = Downstream.Failure

    private struct State {
      var children: [Int: any Subscription] = [:]
      var childCount = 0
      var nextChild = 0
      var hasUpstreamEnded = false
      var isUnlimited = false
    }

    private let maxPublishers: Subscribers.Demand
    private let transform: (Input) -> Child
    private let outlet: Outlet<Downstream>
    private let state = Guarded(State())

    init(
      _ downstream: Downstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Input) -> Child
    ) {
      self.maxPublishers = maxPublishers
      self.transform = transform
      outlet = Outlet(downstream)
      super.init(downstream)
    }

    override func receive(subscription: any Subscription) {
      guard let downstream = attach(subscription) else { return }
      downstream.receive(subscription: self)
      if maxPublishers > .none {
        requestUpstream(maxPublishers)
      }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard outlet.isOpen else { return .none }
      let number = state.withLock { state in
        state.childCount += 1
        state.nextChild += 1
        return state.nextChild
      }
      transform(input).subscribe(
        AnySubscriber(
          receiveSubscription: { self.attach($0, child: number) },
          receiveValue: { self.receive($0, child: number) },
          receiveCompletion: { self.receive($0, child: number) }))
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      switch completion {
      case .failure:
        end(completion)
      case .finished:
        state.withLock { $0.hasUpstreamEnded = true }
        finishIfDone()
      }
    }

    override func request(_ demand: Subscribers.Demand) {
      outlet.request(demand)
      guard demand == .unlimited else { return }
      let children = state.withLock { state in
        state.isUnlimited = true
        return Array(state.children.values)
      }
      for child in children {
        child.request(.unlimited)
      }
    }

    override func cancel() {
      end(nil)
    }

    private func end(_ completion: Subscribers.Completion<Failure>?) {
      let upstream = takeEnds().upstream
      let children = state.exchange(State(hasUpstreamEnded: true)).children
      if completion == nil {
        outlet.close()
      }
      upstream?.cancel()
      for child in children.values {
        child.cancel()
      }
      if let completion {
        outlet.finish(completion)
      }
    }

    private func attach(_ subscription: any Subscription, child: Int) {
      guard outlet.isOpen else { return subscription.cancel() }
      let isUnlimited = state.withLock { state in
        state.children[child] = subscription
        return state.isUnlimited
      }
      subscription.request(isUnlimited ? .unlimited : .max(1))
    }

    private func receive(_ value: Child.Output, child: Int) -> Subscribers.Demand {
      outlet.offer(value) { [self] in
        let next = state.withLock { $0.isUnlimited ? nil : $0.children[child] }
        next?.request(.max(1))
      }
      return .none
    }

    private func receive(_ completion: Subscribers.Completion<Failure>, child: Int) {
      if case .failure = completion {
        return end(completion)
      }
      state.withLock { state in
        state.childCount -= 1
        return state.children.removeValue(forKey: child)
      }
      if maxPublishers != .unlimited {
        requestUpstream(.max(1))
      }
      finishIfDone()
    }

    private func finishIfDone() {
      if state.withLock({ $0.hasUpstreamEnded && $0.childCount == 0 }) {
        takeEnds()
        outlet.finish(.finished)
      }
    }
  }
#endif
