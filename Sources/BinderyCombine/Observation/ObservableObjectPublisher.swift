#if !canImport(Darwin)
  /// A publisher that says that an object is about to change.
  public final class ObservableObjectPublisher: Publisher {
    /// Nothing is sent but the fact that the object will change.
    public typealias Output = Void
    /// This publisher cannot fail.
    public typealias Failure = Never

    let broadcast: Broadcast<Void, Never>

    /// Makes a publisher without subscribers.
    public init() {
      broadcast = Broadcast()
    }

    /// Makes a publisher with the subscribers of another.
    init(sharing broadcast: Broadcast<Void, Never>) {
      self.broadcast = broadcast
    }

    /// Says that the object is about to change.
    public func send() {
      broadcast.send(())
    }

    /// Attaches a subscriber, which receives its subscription first.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      broadcast.attach(AnySubscriber(subscriber))
    }
  }
#endif
