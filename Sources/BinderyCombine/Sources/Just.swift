#if !canImport(Darwin)
  /// A publisher of one value.
  public struct Just<Output>: Publisher {
    /// This publisher cannot fail.
    public typealias Failure = Never

    /// The value published to each subscriber.
    public let output: Output

    /// Makes a publisher of a value.
    public init(_ output: Output) {
      self.output = output
    }

    /// Attaches a subscriber, which receives its subscription first.
    public func receive(subscriber: some Subscriber<Output, Never>) {
      CollectionOfOne(output).publisher.receive(subscriber: subscriber)
    }
  }

  extension Just: Equatable where Output: Equatable {}
  extension Just: Sendable where Output: Sendable {}
#endif
