public import Foundation

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
