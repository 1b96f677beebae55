public import Foundation

/// The shape of the container around. In a terminal that is a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape, Equatable {
  /// Makes the shape.
  public init() {}
  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A box.
  public var _fill: Fill { Fill(color: Color(.foreground)) }
  /// A smaller shape.
  public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(base: self, amount: amount)
  }
}
