public import BinderyBindings

/// State that a gesture keeps while it goes on. A terminal's gestures are over at once, so it
/// always has its first value.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The first value.
  public let wrappedValue: Value

  /// Makes state with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes state with its first value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// Makes state with its first value.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes state that is nil.
  public init() { wrappedValue = nil }
}
