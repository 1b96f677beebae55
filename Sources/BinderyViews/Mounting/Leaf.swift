public import Foundation

/// What a leaf draws.
public enum Leaf: Equatable {
  /// Text, wrapped to the place it gets.
  case text(TextLeaf)
  /// Room that takes what is left along the stack's axis, and at least a length in points.
  case spacer(minLength: CGFloat?)
  /// A line across a stack.
  case divider
  /// A shape filled with a colour: it takes all the room it is offered.
  indirect case fill(Fill)
}
