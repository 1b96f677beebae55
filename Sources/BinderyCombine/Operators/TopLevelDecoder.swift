#if !canImport(Darwin)
  public import Foundation

  /// A type that makes values out of data.
  public protocol TopLevelDecoder<Input> {
    /// The kind of data.
    associatedtype Input

    /// Makes a value out of data, or throws.
    func decode<T: Decodable>(_ type: T.Type, from data: Input) throws -> T
  }

  extension JSONDecoder: TopLevelDecoder {
    /// Bytes of JSON.
    public typealias Input = Data
  }

  extension PropertyListDecoder: TopLevelDecoder {
    /// Bytes of a property list.
    public typealias Input = Data
  }
#endif
