/// No values.
nonisolated public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes no values.
  public init() {}
  /// No values.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// No values.
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  /// No values.
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}
  /// Nothing.
  public var magnitudeSquared: Double { 0 }
}
