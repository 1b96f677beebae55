/// A grapheme cluster of a text, as a terminal line shows it.
struct Cluster {
  enum Kind: UInt8 {
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
  var start: Int
  var end: Int
  /// What is shown, or the first of what is shown.
  var scalar: UInt32
  /// One or two columns. A tab's width depends on where it stands: see `columns(at:)`.
  var columns: Int
  var kind: Kind

  /// Tab stops are this many columns apart, counted from the start of the line.
  static let tabColumns = 4

  /// The columns taken by the cluster when it begins at `column` of its line.
  func columns(at column: Int) -> Int {
    kind == .tab ? Self.tabColumns - column % Self.tabColumns : columns
  }
}
