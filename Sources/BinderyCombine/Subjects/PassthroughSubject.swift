#if !canImport(Darwin)
  /// A subject that sends values on and keeps none.
  ///
  /// A subscriber that has asked for no more values misses those sent meanwhile.
  public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let broadcast = Broadcast<Output, Failure>()

    /// Makes a subject without subscribers.
    public init() {}

    /// Sends a value to the subscribers.
    public func send(_ value: Output) {
      broadcast.send(value)
    }

    /// Ends publishing for every subscriber.
    public func send(completion: Subscribers.Completion<Failure>) {
      broadcast.finish(completion)
    }

    /// Takes a subscription whose values will be sent through this subject.
    public func send(subscription: any Subscription) {
      broadcast.keep(subscription)
    }

    /// Attaches a subscriber, which receives its subscription first.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      broadcast.attach(AnySubscriber(subscriber))
    }
  }
#endif
