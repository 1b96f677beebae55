#if !canImport(Darwin)
  /// One link of a chain of operators: the subscription that a downstream subscriber holds, which
  /// itself holds the subscription upstream.
  ///
  /// Subclasses are the subscribers of what is upstream.
  class Link<Downstream: Subscriber>: Subscription {
    private let joint: Joint<Downstream>

    init(_ downstream: Downstream) {
      joint = Joint(downstream)
    }

    /// The subscriber to serve; nil after the end.
    var downstream: Downstream? { joint.downstream }

    /// Keeps the first subscription and hands this one on; cancels another.
    func receive(subscription: any Subscription) {
      attach(subscription)?.receive(subscription: self)
    }

    /// Keeps the first subscription and returns the subscriber to tell; cancels another.
    func attach(_ subscription: any Subscription) -> Downstream? {
      joint.attach(subscription)
    }

    /// Asks upstream for as much as is asked of this link.
    func request(_ demand: Subscribers.Demand) {
      requestUpstream(demand)
    }

    /// Asks upstream for values.
    func requestUpstream(_ demand: Subscribers.Demand) {
      joint.upstream?.request(demand)
    }

    func cancel() {
      takeEnds().upstream?.cancel()
    }

    /// Lets go of both ends and returns them; there is nothing to return after the end.
    @discardableResult
    func takeEnds() -> Joint<Downstream>.Ends {
      joint.take()
    }

    /// Sends the completion of what is upstream, unless this link has ended before.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
      takeEnds().downstream?.receive(completion: completion)
    }

    /// Stops upstream and then sends a completion, unless this link has ended before.
    func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
      let ends = takeEnds()
      ends.upstream?.cancel()
      ends.downstream?.receive(completion: completion)
    }
  }
#endif
