/// A gradient along a line. A terminal draws its first colour.
nonisolated public struct LinearGradient: _GradientView, Hashable {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = gradient
  }
  /// Makes a gradient of colours from one point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = Gradient(colors: colors)
  }
  /// Makes a gradient of stops from one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = Gradient(stops: stops)
  }
}
