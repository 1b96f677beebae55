#if !canImport(Darwin)
  /// Closures that are called as things pass a link.
  struct Events<Output, Failure: Error> {
    var onSubscription: ((any Subscription) -> Void)?
    var onValue: ((Output) -> Void)?
    var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when a subscription that has not ended is cancelled.
    var onCancel: (() -> Void)?
    /// Called with what is asked for, and with whether that was by receiving a value.
    var onRequest: ((Subscribers.Demand, Bool) -> Void)?
  }
#endif
