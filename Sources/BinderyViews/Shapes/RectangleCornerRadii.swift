public import Foundation

/// The radii of four corners, in points.
nonisolated public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the leading top corner.
  public var topLeading: CGFloat
  /// The radius of the leading bottom corner.
  public var bottomLeading: CGFloat
  /// The radius of the trailing bottom corner.
  public var bottomTrailing: CGFloat
  /// The radius of the trailing top corner.
  public var topTrailing: CGFloat

  /// Makes four radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
