extension Frame {
  /// Returns the rows that differ from another frame's, in ascending order.
  ///
  /// Rows that only one of the frames has differ; so do all rows if the widths do.
  /// - Complexity: O(*rows* × *columns*).
  public func rowsDiffering(from other: Frame) -> [Int] {
    let all = 0..<max(rows, other.rows)
    if columns != other.columns { return Array(all) }
    return all.filter { row in
      row >= rows || row >= other.rows
        || !withRow(row) { left in
          other.withRow(row) { CellTables.areEqual(left, tables, $0, other.tables) }
        }
    }
  }
}
