/// A line across its stack: a row of "─" in a column, a column of "│" in a row.
public struct Divider: LeafView {
  /// Makes a line.
  public init() {}

  /// A divider leaf.
  public var _leaf: Leaf { .divider }
}
