#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values, with its error transformed.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output

      /// Where the values come from.
      public let upstream: Upstream
      /// The closure that transforms the error.
      public let transform: (Upstream.Failure) -> Failure

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.subscribe(
          Stage(
            subscriber, onValue: { .send($0) }, onCompletion: { $0.mapError(transform) }))
      }
    }
  }

  extension Publisher {
    /// Transforms the error.
    public func mapError<E: Error>(
      _ transform: @escaping (Failure) -> E
    ) -> Publishers.MapError<Self, E> {
      Publishers.MapError(upstream: self, transform: transform)
    }
  }
#endif
