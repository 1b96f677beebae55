public import Foundation

/// A gradient from a point outwards that follows the proportions of its place. A terminal draws its
/// first colour.
nonisolated public struct EllipticalGradient: _GradientView, Hashable {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient from one radius to another, as fractions of the place.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    _gradient = gradient
  }
  /// Makes a gradient of colours from one radius to another, as fractions of the place.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    _gradient = Gradient(colors: colors)
  }
}
