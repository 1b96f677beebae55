public import Foundation

/// A shape that can be made smaller from all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// This shape, smaller by a distance in points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}
