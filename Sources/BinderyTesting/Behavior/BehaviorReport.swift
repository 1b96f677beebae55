/// What the styles of one feature took to do the same.
///
/// It prints as a table, a row a style.
public struct BehaviorReport: Sendable, Equatable, CustomStringConvertible {
  /// What one style took.
  public struct Row: Sendable, Equatable {
    /// The name of the style.
    public var style: String
    /// Bodies of the feature's own views that were evaluated.
    public var bodies = 0
    /// Nodes that a change has marked.
    public var nodesMarked = 0
    /// Cells that were painted.
    public var cellsPainted = 0
    /// Writes to recorded bindings, and changes that observable objects announced to mounted views.
    public var writes = 0
    /// Watched objects that were still alive once everything was unmounted.
    public var liveObjects = 0

    /// Makes a row of zeros.
    public init(style: String) { self.style = style }

    fileprivate var cells: [String] {
      [style] + [bodies, nodesMarked, cellsPainted, writes, liveObjects].map(String.init)
    }
  }

  /// The styles, in the order in which they were given.
  public var rows: [Row]

  /// Makes a report of its rows.
  public init(_ rows: [Row] = []) { self.rows = rows }

  /// What the style of a name took.
  public subscript(style: String) -> Row? { rows.first { $0.style == style } }

  /// The table: names at the left, numbers under their headings.
  public var description: String {
    let headings = ["style", "bodies", "nodes marked", "cells painted", "writes", "still alive"]
    let lines = [headings] + rows.map(\.cells)
    let widths = headings.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      cells.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - cells[column].count)
        return column == 0 ? cells[column] + space : space + cells[column]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
