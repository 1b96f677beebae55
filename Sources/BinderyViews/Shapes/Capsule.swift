public import Foundation

/// A rectangle with half circles at two ends. In cells it is a box, its outline with round corners.
nonisolated public struct Capsule: InsettableShape, Equatable {
  /// How the ends are drawn.
  public var style: RoundedCornerStyle
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The capsule that touches the sides of a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A box with round corners.
  public var _fill: Fill { Fill(color: Color(.foreground), isRounded: true) }
  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(base: self, amount: amount)
  }
}
