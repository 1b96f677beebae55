#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values, each transformed.
    public struct Map<Upstream: Publisher, Output>: Publisher {
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The closure that transforms a value.
      public let transform: (Upstream.Output) -> Output

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.stage(subscriber) { .send(transform($0)) }
      }
    }
  }

  extension Publisher {
    /// Transforms each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
      Publishers.Map(upstream: self, transform: transform)
    }

    /// Puts a value in the place of each nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
      map { $0 ?? output }
    }
  }
#endif
