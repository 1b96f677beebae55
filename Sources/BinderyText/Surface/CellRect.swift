/// A rectangle of cells: columns from the left, rows from the top.
public struct CellRect: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns; none if negative.
  public var width: Int
  /// The number of rows; none if negative.
  public var height: Int

  /// Creates a rectangle from its first column and row and its size, in cells.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The part that is in another rectangle too; empty if there is none.
  package func intersection(_ other: CellRect) -> CellRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return CellRect(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }

  /// How far a window here has to be scrolled for a part of what is inside to be seen: the
  /// beginning of the part, where it is longer than the window.
  package func scrollDistance(toShow part: CellRect) -> (columns: Int, rows: Int) {
    (
      Self.distance(from: (part.x, part.width), to: (x, width)),
      Self.distance(from: (part.y, part.height), to: (y, height))
    )
  }

  private static func distance(
    from part: (start: Int, length: Int), to window: (start: Int, length: Int)
  ) -> Int {
    let before = part.start - window.start
    return before < 0 ? before : min(before, max(0, before + part.length - window.length))
  }

  /// The columns of the rectangle that lie in `0..<limit`.
  func columns(limit: Int) -> Range<Int> { Self.range(x, width, limit) }

  /// The rows of the rectangle that lie in `0..<limit`.
  func rows(limit: Int) -> Range<Int> { Self.range(y, height, limit) }

  private static func range(_ start: Int, _ count: Int, _ limit: Int) -> Range<Int> {
    let (end, overflows) = start.addingReportingOverflow(max(0, count))
    let low = min(max(0, start), limit)
    return low..<max(low, overflows ? limit : min(end, limit))
  }
}
