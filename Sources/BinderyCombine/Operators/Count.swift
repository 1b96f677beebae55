#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of how many values another has.
    public struct Count<Upstream: Publisher>: Publisher {
      /// The kind of value published.
      public typealias Output = Int
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Int, Failure>) {
        upstream.reduce(0) { count, _ in count + 1 }.receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    /// Counts the values and publishes the count once upstream has finished.
    public func count() -> Publishers.Count<Self> {
      Publishers.Count(upstream: self)
    }
  }
#endif
