#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of an array of all of another's values.
    public struct Collect<Upstream: Publisher>: Publisher {
      /// The kind of value published.
      public typealias Output = [Upstream.Output]
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let values = Guarded<Output>([])
        upstream.gather(subscriber) { value in
          values.withLock { $0.append(value) }
          return .more
        } onFinish: {
          values.read()
        }
      }
    }
  }

  extension Publisher {
    /// Collects all values and publishes them as one array once upstream has finished.
    public func collect() -> Publishers.Collect<Self> {
      Publishers.Collect(upstream: self)
    }
  }
#endif
