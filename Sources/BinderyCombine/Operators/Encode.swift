#if !canImport(Darwin)
  public import Foundation

  /// A type that makes data out of values.
  public protocol TopLevelEncoder<Output> {
    /// The kind of data.
    associatedtype Output

    /// Makes data out of a value, or throws.
    func encode<T: Encodable>(_ value: T) throws -> Output
  }

  extension JSONEncoder: TopLevelEncoder {
    /// Bytes of JSON.
    public typealias Output = Data
  }

  extension PropertyListEncoder: TopLevelEncoder {
    /// Bytes of a property list.
    public typealias Output = Data
  }

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
