#if !canImport(Darwin)
  /// A publisher that fails at once.
  public struct Fail<Output, Failure: Error>: Publisher {
    /// The error published to each subscriber.
    public let error: Failure

    /// Makes a publisher that fails with an error.
    public init(error: Failure) {
      self.error = error
    }

    /// Makes a publisher of a given kind of value that fails with an error.
    public init(outputType: Output.Type, failure: Failure) {
      error = failure
    }

    /// Attaches a subscriber, which receives its subscription first.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: .failure(error))
    }
  }

  extension Fail: Equatable where Failure: Equatable {}
  extension Fail: Sendable {}
#endif
