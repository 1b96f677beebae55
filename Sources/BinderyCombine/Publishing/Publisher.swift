#if !canImport(Darwin)
  /// A type that delivers a sequence of values over time to its subscribers.
  ///
  /// A publisher gives each subscriber a subscription first, then at most as many values as the
  /// subscriber has asked for, then at most one completion, and nothing after that. It sends one
  /// value at a time: values sent at once from several threads are delivered in no particular
  /// order.
  public protocol Publisher<Output, Failure> {
    /// The kind of values published.
    associatedtype Output
    /// The kind of error publishing may end with; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber.
    ///
    /// Call `subscribe(_:)` instead, which calls this.
    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
  }

  extension Publisher {
    /// Attaches a subscriber, which receives a subscription first.
    public func subscribe(_ subscriber: some Subscriber<Output, Failure>) {
      receive(subscriber: subscriber)
    }

    /// Forwards this publisher's values and completion to a subject until the result is released.
    public func subscribe(_ subject: some Subject<Output, Failure>) -> AnyCancellable {
      let subscriber = SubjectSubscriber(subject)
      subscribe(subscriber)
      return AnyCancellable(subscriber)
    }
  }
#endif
