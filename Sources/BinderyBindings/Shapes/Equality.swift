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
    if let type = Value.self as? any EquatableArray.Type {
      return unsafeDowncast(type.makeEquality(), to: Equality<Value>.self)
    }
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

/// An array whose elements can be compared, whatever they are.
private protocol EquatableArray {
  static func makeEquality() -> AnyObject
}

extension Array: EquatableArray where Element: Equatable {
  fileprivate static func makeEquality() -> AnyObject {
    _isBitwiseTakable(Element.self) ? ArrayEquality<Element>() : DeclaredEquality<[Element]>()
  }
}

/// Compares arrays by `==`, beginning with the first element that has other bytes.
private final class ArrayEquality<Element: Equatable>: Equality<[Element]> {
  override func isSame(_ a: UnsafePointer<[Element]>, _ b: UnsafePointer<[Element]>) -> Bool {
    mayBeSame(a.pointee, b.pointee) && a.pointee == b.pointee
  }
}

private nonisolated func mayBeSame<Element: Equatable>(_ a: [Element], _ b: [Element]) -> Bool {
  if a.count != b.count { return false }
  guard let position = firstDifference(of: a, b, from: 0) else { return true }
  return a[position] == b[position]
}

/// Compares by bytes. Padding may make two values differ that do not; nothing makes two values
/// alike that differ, as long as both are alive.
private final class BitwiseEquality<Value>: Equality<Value> {
  override func isSame(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool {
    memcmp(a, b, MemoryLayout<Value>.size) == 0
  }
}
