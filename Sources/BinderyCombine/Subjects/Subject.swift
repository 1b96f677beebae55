#if !canImport(Darwin)
  /// A publisher that sends what it is told to.
  public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)

    /// Ends publishing for every subscriber; what is sent later is dropped.
    func send(completion: Subscribers.Completion<Failure>)

    /// Takes a subscription whose values will be sent through this subject.
    func send(subscription: any Subscription)
  }

  extension Subject where Output == Void {
    /// Sends the fact that something happened.
    public func send() {
      send(())
    }
  }
#endif
