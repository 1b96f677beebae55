#if !canImport(Darwin)
  /// A publisher made anew for each subscriber.
  public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The kind of value published.
    public typealias Output = DeferredPublisher.Output
    /// The kind of error published.
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher that a subscriber is given.
    public let createPublisher: () -> DeferredPublisher

    /// Makes a publisher out of a closure, which runs once for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
      self.createPublisher = createPublisher
    }

    /// Attaches a subscriber, which receives its subscription first.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      createPublisher().subscribe(subscriber)
    }
  }
#endif
