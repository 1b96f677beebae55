public import Foundation

/// A gradient from a point outwards. A terminal draws its first colour.
nonisolated public struct RadialGradient: _GradientView, Hashable {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient from one radius to another.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = gradient
  }
  /// Makes a gradient of colours from one radius to another.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = Gradient(colors: colors)
  }
  /// Makes a gradient of stops from one radius to another.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    _gradient = Gradient(stops: stops)
  }
}
