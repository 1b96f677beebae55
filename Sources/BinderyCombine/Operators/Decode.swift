#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of values decoded from another's data.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
      /// Errors of any kind.
      public typealias Failure = any Error

      /// Where the data comes from.
      public let upstream: Upstream
      let decoder: Coder

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.tryingStage(subscriber) { .send(try decoder.decode(Output.self, from: $0)) }
      }
    }
  }

  extension Publisher {
    /// Decodes each value, and fails with the first error thrown.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
      type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
      Publishers.Decode(upstream: self, decoder: decoder)
    }
  }
#endif
