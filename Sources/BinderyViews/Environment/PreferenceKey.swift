/// A key for a value that a view passes up to those above it.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view below has set one.
  static var defaultValue: Value { get }
  /// Combines a value with the next one, in the order of the tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, where no view below has set a value.
  public static var defaultValue: Value { nil }
}
