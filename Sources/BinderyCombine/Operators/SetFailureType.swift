#if !canImport(Darwin)
  extension Publishers {
    /// A publisher that cannot fail, as one that could.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
    where Upstream.Failure == Never {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output

      /// Where the values come from.
      public let upstream: Upstream

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        // Upstream cannot fail, so it can only have finished.
        upstream.subscribe(
          Stage(subscriber, onValue: { .send($0) }, onCompletion: { _ in .finished }))
      }
    }
  }

  extension Publisher where Failure == Never {
    /// Gives a publisher that cannot fail a kind of error, to match another's.
    public func setFailureType<E: Error>(to failureType: E.Type)
      -> Publishers.SetFailureType<Self, E>
    {
      Publishers.SetFailureType(upstream: self)
    }
  }
#endif
