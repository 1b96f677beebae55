#if !canImport(Darwin)
  /// Where a subscription is joined to what it serves, until either end is let go of.
  ///
  /// What arrives after that finds nothing to serve.
  final class Joint<Downstream> {
    /// What is joined.
    struct Ends {
      var downstream: Downstream?
      var upstream: (any Subscription)?
    }

    private let ends: Guarded<Ends>

    init(_ downstream: Downstream) {
      ends = Guarded(Ends(downstream: downstream))
    }

    /// What is served; nil after the end.
    var downstream: Downstream? {
      ends.withLock { $0.downstream }
    }

    /// The subscription; nil before there is one and after the end.
    var upstream: (any Subscription)? {
      ends.withLock { $0.upstream }
    }

    /// Keeps the first subscription and returns what it serves; cancels another.
    func attach(_ subscription: any Subscription) -> Downstream? {
      let downstream = ends.withLock { ends -> Downstream? in
        guard ends.upstream == nil, ends.downstream != nil else { return nil }
        ends.upstream = subscription
        return ends.downstream
      }
      if downstream == nil {
        subscription.cancel()
      }
      return downstream
    }

    /// Lets go of both ends and returns them; there is nothing to return after the end.
    @discardableResult
    func take() -> Ends {
      ends.exchange(Ends())
    }
  }
#endif
