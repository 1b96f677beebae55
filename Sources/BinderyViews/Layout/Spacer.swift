public import Foundation

/// Room that takes what is left along the axis of its stack.
public struct Spacer: LeafView {
  /// The least length in points; nil is one column in a row and nothing in a column.
  public var minLength: CGFloat?

  /// Makes room of at least a length in points.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// A spacer leaf.
  public func _leaf(in environment: EnvironmentValues) -> Leaf { .spacer(minLength: minLength) }
}

/// A line across its stack: a row of "─" in a column, a column of "│" in a row.
public struct Divider: LeafView {
  /// Makes a line.
  nonisolated public init() {}

  /// A divider leaf.
  public func _leaf(in environment: EnvironmentValues) -> Leaf { .divider }
}
