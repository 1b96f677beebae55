#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's last value.
    public struct Last<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.last { _ in true }.receive(subscriber: subscriber)
      }
    }

    /// A publisher of another's last value that passes a test.
    public struct LastWhere<Upstream: Publisher>: Publisher {
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
        let latest = Guarded<Output?>(nil)
        upstream.gather(subscriber) { value in
          if predicate(value) { latest.exchange(value) }
          return .more
        } onFinish: {
          latest.read()
        }
      }
    }
  }

  extension Publisher {
    /// Publishes the last value once upstream has finished.
    public func last() -> Publishers.Last<Self> {
      Publishers.Last(upstream: self)
    }

    /// Publishes the last value that passes a test once upstream has finished.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
      Publishers.LastWhere(upstream: self, predicate: predicate)
    }
  }
#endif
