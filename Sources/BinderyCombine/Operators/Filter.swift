#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of those of another's values that pass a test.
    public struct Filter<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The test a value must pass.
      public let isIncluded: (Output) -> Bool

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.stage(subscriber) { isIncluded($0) ? .send($0) : .skip }
      }
    }

    /// A publisher of those of another's values that pass a test, which fails if the test throws.
    public struct TryFilter<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// Errors of any kind.
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// The test a value must pass.
      public let isIncluded: (Output) throws -> Bool

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.tryingStage(subscriber) { try isIncluded($0) ? .send($0) : .skip }
      }
    }
  }

  extension Publisher {
    /// Publishes the values that pass a test.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
      Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Publishes the values that pass a test, and fails with the first error thrown.
    public func tryFilter(
      _ isIncluded: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFilter<Self> {
      Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
  }
#endif
