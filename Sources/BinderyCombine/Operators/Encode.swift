#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of data encoded from another's values.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
    where Upstream.Output: Encodable {
      /// The kind of value published.
      public typealias Output = Coder.Output
      /// Errors of any kind.
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      let encoder: Coder

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.tryingStage(subscriber) { .send(try encoder.encode($0)) }
      }
    }
  }

  extension Publisher where Output: Encodable {
    /// Encodes each value, and fails with the first error thrown.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
      Publishers.Encode(upstream: self, encoder: encoder)
    }
  }
#endif
