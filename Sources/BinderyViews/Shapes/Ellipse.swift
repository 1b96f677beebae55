public import Foundation

/// An ellipse. In cells it is a box, its outline with round corners.
nonisolated public struct Ellipse: InsettableShape, Equatable {
  /// Makes an ellipse.
  public init() {}
  /// The ellipse that touches the sides of a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// A box with round corners.
  public var _fill: Fill { Fill(color: Color(.foreground), isRounded: true, isRound: true) }
  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(base: self, amount: amount)
  }
}
