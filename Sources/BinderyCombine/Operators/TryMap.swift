#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values, each transformed, which fails if a transformation does.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
      /// Errors of any kind.
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// The closure that transforms a value.
      public let transform: (Upstream.Output) throws -> Output

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.tryingStage(subscriber) { .send(try transform($0)) }
      }
    }
  }

  extension Publisher {
    /// Transforms each value, and fails with the first error thrown.
    public func tryMap<T>(
      _ transform: @escaping (Output) throws -> T
    ) -> Publishers.TryMap<Self, T> {
      Publishers.TryMap(upstream: self, transform: transform)
    }
  }
#endif
