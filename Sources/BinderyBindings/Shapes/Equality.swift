#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How two values of a type are compared.
///
/// This class knows no equality: no two values are the same.
class Equality<Value> {
  func isSame(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool { false }

  /// The way that suits the type: its `==`, which for integers is their bytes, else its bytes, else
  /// none.
  static func make() -> Equality<Value> {
    if Value.self is any FixedWidthInteger.Type { return BitwiseEquality() }
    if let type = Value.self as? any Equatable.Type {
      return unsafeDowncast(equatable(type), to: Equality<Value>.self)
    }
    return _isBitwiseTakable(Value.self) ? BitwiseEquality() : Equality()
  }

  private static func equatable<Known: Equatable>(_: Known.Type) -> AnyObject {
    DeclaredEquality<Known>()
  }
}

/// Compares by `==`.
private final class DeclaredEquality<Value: Equatable>: Equality<Value> {
  override func isSame(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool {
    a.pointee == b.pointee
  }
}

/// Compares by bytes. Padding may make two values differ that do not; nothing makes two values
/// alike that differ, as long as both are alive.
private final class BitwiseEquality<Value>: Equality<Value> {
  override func isSame(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool {
    memcmp(a, b, MemoryLayout<Value>.size) == 0
  }
}
