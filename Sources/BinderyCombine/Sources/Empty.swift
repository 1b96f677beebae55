#if !canImport(Darwin)
  /// A publisher without values, which completes at once or never.
  public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
    /// Whether the publisher completes at once; it never does otherwise.
    public let completeImmediately: Bool

    /// Makes a publisher without values.
    public init(completeImmediately: Bool = true) {
      self.completeImmediately = completeImmediately
    }

    /// Makes a publisher of given kinds of value and error, without either.
    public init(
      completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
    ) {
      self.completeImmediately = completeImmediately
    }

    /// Attaches a subscriber, which receives its subscription first.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      subscriber.receive(subscription: Subscriptions.empty)
      if completeImmediately {
        subscriber.receive(completion: .finished)
      }
    }
  }
#endif
