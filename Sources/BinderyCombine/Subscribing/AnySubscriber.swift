#if !canImport(Darwin)
  /// A subscriber that hides the type of another, or that is made of closures.
  public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    /// The identity of this subscriber.
    public let combineIdentifier: CombineIdentifier
    private let subscriptionReceived: (any Subscription) -> Void
    private let valueReceived: (Input) -> Subscribers.Demand
    private let completionReceived: (Subscribers.Completion<Failure>) -> Void

    /// Hides the type of a subscriber.
    ///
    /// A subscriber whose type is hidden already is not wrapped again.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
      if let erased = subscriber as? AnySubscriber<Input, Failure> {
        self = erased
      } else {
        combineIdentifier = subscriber.combineIdentifier
        subscriptionReceived = { subscriber.receive(subscription: $0) }
        valueReceived = { subscriber.receive($0) }
        completionReceived = { subscriber.receive(completion: $0) }
      }
    }

    /// Makes a subscriber that sends what it receives to a subject.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
      self.init(SubjectSubscriber(subject))
    }

    /// Makes a subscriber of closures; one that is missing does nothing.
    public init(
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveValue: ((Input) -> Subscribers.Demand)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
      combineIdentifier = CombineIdentifier()
      subscriptionReceived = receiveSubscription ?? { _ in }
      valueReceived = receiveValue ?? { _ in .none }
      completionReceived = receiveCompletion ?? { _ in }
    }

    /// Keeps the subscription; a second one is cancelled.
    public func receive(subscription: any Subscription) {
      subscriptionReceived(subscription)
    }

    /// Receives a value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      valueReceived(value)
    }

    /// Ends receiving.
    public func receive(completion: Subscribers.Completion<Failure>) {
      completionReceived(completion)
    }
  }
#endif
