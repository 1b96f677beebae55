public import Foundation

/// A rectangle: it takes the room it is offered.
nonisolated public struct Rectangle: InsettableShape, Equatable {
  /// Makes a rectangle.
  public init() {}
  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A box.
  public var _fill: Fill { Fill(color: Color(.foreground)) }
  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
