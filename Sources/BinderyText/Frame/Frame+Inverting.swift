extension Frame {
  /// Returns the frame with foreground and background exchanged in a rectangle. Cells outside the
  /// frame are left out.
  /// - Complexity: O(*rows* × *columns*).
  package func inverting(_ rect: CellRect) -> Frame {
    var (cells, tables) = (cells, tables)
    var inverted: [UInt16: UInt16] = [:]
    for row in rect.rows(limit: rows) {
      for column in rect.columns(limit: columns) {
        let index = row * self.columns + column
        let style = Self.inverse(of: cells[index].style, in: &tables, &inverted)
        cells[index] = Cell(content: cells[index].content, style: style)
      }
    }
    return Frame(rows: rows, columns: columns, cells: cells, tables: tables)
  }

  private static func inverse(
    of index: UInt16, in tables: inout CellTables, _ known: inout [UInt16: UInt16]
  ) -> UInt16 {
    if let inverse = known[index] { return inverse }
    // A full table cannot take another style: the cell stays as it is.
    guard tables.styles.count <= Int(UInt16.max) else { return index }
    var style = tables.styles[Int(index)]
    style.attributes.formSymmetricDifference(.inverse)
    let inverse = UInt16(tables.styles.count)
    tables.styles.append(style)
    known[index] = inverse
    return inverse
  }
}
