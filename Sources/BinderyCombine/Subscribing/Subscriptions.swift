#if !canImport(Darwin)
  /// The namespace of ready-made subscriptions.
  public enum Subscriptions {
    /// A subscription without values, for a publisher that completes at once.
    public static var empty: any Subscription { EmptySubscription() }
  }

  private struct EmptySubscription: Subscription {
    let combineIdentifier = CombineIdentifier()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
#endif
