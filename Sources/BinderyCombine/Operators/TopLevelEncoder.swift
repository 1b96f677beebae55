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
#endif
