/// A gradient around a point. A terminal draws its first colour.
nonisolated public struct AngularGradient: _GradientView, Hashable {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient from one angle to another.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    _gradient = gradient
  }
  /// Makes a gradient of colours from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _gradient = Gradient(colors: colors)
  }
  /// Makes a gradient around a whole circle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) { _gradient = gradient }
  /// Makes a gradient of colours around a whole circle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    _gradient = Gradient(colors: colors)
  }
  /// Makes a gradient of stops from one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _gradient = Gradient(stops: stops)
  }
}
