/// A key for a value that a view carries to the custom layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that carries none.
  static var defaultValue: Value { get }
}
