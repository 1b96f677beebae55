#if !canImport(Darwin)
  /// One link of a chain of operators: the subscription that a downstream subscriber holds, which
  /// itself holds the subscription upstream.
  ///
  /// Subclasses are the subscribers of what is upstream. Both ends are let go of at the end, and what
  /// arrives after it finds no downstream.
  class Link<Downstream: Subscriber>: Subscription {
    /// What this link stands between.
    struct Ends {
      var downstream: Downstream?
      var upstream: (any Subscription)?
    }

    private let state: Guarded<Ends>

    init(_ downstream: Downstream) {
      state = Guarded(Ends(downstream: downstream))
    }

    /// The subscriber to serve; nil after the end.
    var downstream: Downstream? {
      state.withLock { $0.downstream }
    }

    /// Keeps the first subscription and hands this one on; cancels another.
    func receive(subscription: any Subscription) {
      attach(subscription)?.receive(subscription: self)
    }

    /// Keeps the first subscription and returns the subscriber to tell; cancels another.
    func attach(_ subscription: any Subscription) -> Downstream? {
      let downstream = state.withLock { state -> Downstream? in
        guard state.upstream == nil, state.downstream != nil else { return nil }
        state.upstream = subscription
        return state.downstream
      }
      if downstream == nil {
        subscription.cancel()
      }
      return downstream
    }

    /// Asks upstream for as much as is asked of this link.
    func request(_ demand: Subscribers.Demand) {
      requestUpstream(demand)
    }

    /// Asks upstream for values.
    func requestUpstream(_ demand: Subscribers.Demand) {
      state.withLock { $0.upstream }?.request(demand)
    }

    func cancel() {
      takeEnds().upstream?.cancel()
    }

    /// Lets go of both ends and returns them; there is nothing to return after the end.
    func takeEnds() -> Ends {
      state.exchange(Ends())
    }

    /// Sends the completion of what is upstream, unless this link has ended before.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
      takeEnds().downstream?.receive(completion: completion)
    }

    /// Stops upstream and then sends a completion, unless this link has ended before.
    func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
      let last = takeEnds()
      last.upstream?.cancel()
      last.downstream?.receive(completion: completion)
    }
  }
#endif
