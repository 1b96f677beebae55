#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of those of another's values that differ from the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// Whether two values count as the same.
      public let predicate: (Output, Output) -> Bool

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let latest = Guarded<Output?>(nil)
        upstream.stage(subscriber) { value in
          if let latest = latest.read(), predicate(latest, value) { return .skip }
          latest.exchange(value)
          return .send(value)
        }
      }
    }
  }

  extension Publisher {
    /// Leaves out the values that are the same as the one published before, by a closure's
    /// judgement.
    public func removeDuplicates(
      by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
      Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
  }

  extension Publisher where Output: Equatable {
    /// Leaves out the values that equal the one published before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
      removeDuplicates(by: ==)
    }
  }
#endif
