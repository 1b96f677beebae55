/// A value that can be scaled and added.
nonisolated public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  mutating func scale(by rhs: Double)
  /// The value's square with itself.
  var magnitudeSquared: Double { get }
}
