/// A length that grows with the size of text. On a screen of cells text has one size, so the length
/// is what it was given as.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length in points.
  public let wrappedValue: Value

  /// Makes a length in points that grows as text of a style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    self.wrappedValue = wrappedValue
  }
}
