public import Foundation

/// A circle: as large as it can be in its place, and as high as it is wide in points.
///
/// In cells it is a box, its outline with round corners; in a cell or two it is a dot, "●" or "○".
nonisolated public struct Circle: InsettableShape, Equatable {
  /// Makes a circle.
  public init() {}
  /// The circle in the middle of a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// A box as high as it is wide.
  public var _fill: Fill {
    Fill(color: Color(.foreground), isRounded: true, isRound: true, isSquare: true)
  }
  /// A smaller circle.
  public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(base: self, amount: amount)
  }
}
