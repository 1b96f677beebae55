#if !canImport(Darwin)
  /// A subject that keeps its latest value and sends it to each new subscriber.
  ///
  /// A subscriber that has asked for no more values misses those sent meanwhile but the latest,
  /// which it gets when it asks again.
  public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let broadcast: Broadcast<Output, Failure>

    /// The latest value; writing it sends it.
    ///
    /// After the completion the value no longer changes.
    public var value: Output {
      get { broadcast.value! }
      set { broadcast.send(newValue) }
    }

    /// Makes a subject with its first value.
    public init(_ value: Output) {
      broadcast = Broadcast(value: value)
    }

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
