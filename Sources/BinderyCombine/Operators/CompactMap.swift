#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values, each transformed or left out.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The closure that transforms a value, or returns nil to leave it out.
      public let transform: (Upstream.Output) -> Output?

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.stage(subscriber) { value in transform(value).map { .send($0) } ?? .skip }
      }
    }

    /// A publisher of another's values, each transformed or left out, which fails if a
    /// transformation does.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
      /// Errors of any kind.
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// The closure that transforms a value, or returns nil to leave it out.
      public let transform: (Upstream.Output) throws -> Output?

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.tryingStage(subscriber) { value in try transform(value).map { .send($0) } ?? .skip
        }
      }
    }
  }

  extension Publisher {
    /// Transforms each value and leaves out those that become nil.
    public func compactMap<T>(
      _ transform: @escaping (Output) -> T?
    ) -> Publishers.CompactMap<Self, T> {
      Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Transforms each value, leaves out those that become nil, and fails with the first error
    /// thrown.
    public func tryCompactMap<T>(
      _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
      Publishers.TryCompactMap(upstream: self, transform: transform)
    }
  }
#endif
