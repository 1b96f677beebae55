#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's first value.
    public struct First<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.gather(subscriber) {
          .result($0)
        } onFinish: {
          nil
        }
      }
    }

    /// A publisher of another's first value that passes a test.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The test the value must pass.
      public let predicate: (Output) -> Bool

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.gather(subscriber) {
          predicate($0) ? .result($0) : .more
        } onFinish: {
          nil
        }
      }
    }
  }

  extension Publisher {
    /// Publishes the first value and then finishes.
    public func first() -> Publishers.First<Self> {
      Publishers.First(upstream: self)
    }

    /// Publishes the first value that passes a test and then finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
      Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
  }
#endif
