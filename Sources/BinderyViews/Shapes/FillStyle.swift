/// How the inside of a shape is told. In cells a shape is a box, and all of it is inside.
nonisolated public struct FillStyle: Equatable, Sendable {
  /// Whether parts that are covered twice are outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
