#if !canImport(Darwin)
  /// The subscribers of a subject, in the order they came, and the value they start with, if any.
  ///
  /// - Complexity: Sending is O(*n*) in the number of subscribers; leaving is a binary search and
  ///   the closing of a gap.
  final class Broadcast<Output, Failure: Error> {
    private struct State {
      var value: Output?
      var completion: Subscribers.Completion<Failure>?
      var conduits: [Conduit<Output, Failure>] = []
      var nextTicket = 0
      var upstreams: [CombineIdentifier: any Subscription] = [:]
      var wantsValues: Bool
    }

    private let state: Guarded<State>

    /// Makes a broadcast that replays its latest value, if it starts with one.
    init(value: Output? = nil) {
      state = Guarded(State(value: value, wantsValues: value != nil))
    }

    deinit {
      for upstream in state.withLock({ $0.upstreams.values }) {
        upstream.cancel()
      }
    }

    /// The latest value, for a broadcast that replays it.
    var value: Output? {
      state.withLock { $0.value }
    }

    /// Adds a subscriber, which receives its subscription before anything else.
    func attach(_ subscriber: AnySubscriber<Output, Failure>) {
      let conduit = state.withLock { state -> Conduit<Output, Failure>? in
        guard state.completion == nil else { return nil }
        let conduit = Conduit(broadcast: self, ticket: state.nextTicket, downstream: subscriber)
        state.nextTicket += 1
        state.conduits.append(conduit)
        return conduit
      }
      guard let conduit else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: state.withLock { $0.completion! })
        return
      }
      subscriber.receive(subscription: conduit)
      conduit.announced()
    }

    /// Removes the subscriber with a ticket.
    func detach(ticket: Int) {
      state.withLock { state -> Conduit<Output, Failure>? in
        var low = 0
        var high = state.conduits.count
        while low < high {
          let middle = (low + high) / 2
          if state.conduits[middle].ticket < ticket { low = middle + 1 } else { high = middle }
        }
        guard low < state.conduits.count, state.conduits[low].ticket == ticket else { return nil }
        return state.conduits.remove(at: low)
      }
    }

    /// Stores a value, for a broadcast that replays it, and sends it.
    func send(_ value: Output) {
      state.withLock { state -> Output? in
        guard state.completion == nil, state.value != nil else { return nil }
        let old = state.value
        state.value = value
        return old
      }
      announce(value)
    }

    /// Sends a value without storing it.
    func announce(_ value: Output) {
      for conduit in state.withLock({ $0.conduits }) {
        conduit.offer(value)
      }
    }

    /// Stores a value without sending it.
    func store(_ value: Output) {
      state.withLock { state in
        let old = state.value
        state.value = value
        return old
      }
    }

    /// Ends publishing.
    func finish(_ completion: Subscribers.Completion<Failure>) {
      let conduits = state.withLock { state in
        guard state.completion == nil else { return [Conduit<Output, Failure>]() }
        state.completion = completion
        let conduits = state.conduits
        state.conduits = []
        return conduits
      }
      for conduit in conduits {
        conduit.finish(completion)
      }
    }

    /// Keeps an upstream subscription until this is released, and asks for values once wanted.
    func keep(_ subscription: any Subscription) {
      let wanted = state.withLock { state in
        state.upstreams[subscription.combineIdentifier] = subscription
        return state.wantsValues
      }
      if wanted {
        subscription.request(.unlimited)
      }
    }

    /// Lets go of an upstream subscription that has ended.
    func forget(_ subscription: any Subscription) {
      let identifier = subscription.combineIdentifier
      state.withLock { $0.upstreams.removeValue(forKey: identifier) }
    }

    /// Asks the upstream subscriptions for values, the first time a subscriber wants any.
    func wantValues() {
      let upstreams = state.withLock { state in
        guard !state.wantsValues else { return [any Subscription]() }
        state.wantsValues = true
        return Array(state.upstreams.values)
      }
      for upstream in upstreams {
        upstream.request(.unlimited)
      }
    }
  }
#endif
