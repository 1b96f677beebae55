public import Foundation

/// How round corners are drawn.
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
  /// As a quarter of a circle.
  case circular
  /// Going over into the sides.
  case continuous
}

/// A rectangle with round corners. In cells the corners of its outline are round.
nonisolated public struct RoundedRectangle: InsettableShape, Equatable {
  /// The width and height of a corner in points.
  public var cornerSize: CGSize
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of a size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Makes a rectangle with corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle with its corners.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A box with round corners, if they have a size.
  public var _fill: Fill {
    Fill(color: Color(.foreground), isRounded: cornerSize.width > 0 && cornerSize.height > 0)
  }
  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a radius in points.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with corners of a size in points.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

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

/// A rectangle with corners of different radii. In cells all are round, or none.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of these radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Makes a rectangle with corners of these radii.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The rectangle with its corners.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A box with round corners, if any has a radius.
  public var _fill: Fill {
    Fill(color: Color(.foreground), isRounded: cornerRadii != RectangleCornerRadii())
  }
  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of these radii in points.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle with corners of these radii in points.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
