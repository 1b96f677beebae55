/// A grapheme cluster of a text, as a terminal line shows it.
package struct Cluster {
  package enum Kind: UInt8 {
    /// One scalar, `Cluster.scalar`, which may stand for something that cannot be shown.
    case scalar
    /// Several scalars, shown as they are.
    case sequence
    /// A line feed, or a carriage return and a line feed; `scalar` is its picture.
    case newline
    /// A tab. It reaches to the next multiple of `tabColumns` columns.
    case tab
  }

  /// UTF-8 offsets in the text.
  package var start: Int
  package var end: Int
  /// What is shown, or the first of what is shown.
  package var scalar: UInt32
  /// One or two columns. A tab's width depends on where it stands: see `columns(at:)`.
  package var columns: Int
  package var kind: Kind

  /// Tab stops are this many columns apart, counted from the start of the line.
  package static let tabColumns = 4

  /// The columns taken by the cluster when it begins at `column` of its line.
  package func columns(at column: Int) -> Int {
    kind == .tab ? Self.tabColumns - column % Self.tabColumns : columns
  }
}
