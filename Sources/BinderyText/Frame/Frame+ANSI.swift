extension Frame {
  /// The frame for a terminal: characters, line feeds, and the sequences that set colours and
  /// attributes, no others.
  ///
  /// Spaces at the end of a row are left out unless their style shows. Each row ends in the plain
  /// style.
  public var ansi: String {
    var text = ""
    for row in 0..<rows {
      if row > 0 { text += "\n" }
      appendStyled(row, to: &text)
    }
    return text
  }

  /// Returns what brings a terminal from showing another frame to showing this one.
  ///
  /// Each row that differs is addressed and written anew. Without another frame, or if the sizes
  /// differ, the screen is cleared first. The cursor's place afterwards is not defined.
  /// - Complexity: O(*rows* × *columns*) to compare; what is returned is O(changed rows).
  public func terminalUpdate(from previous: Frame?) -> String {
    guard let previous, previous.rows == rows, previous.columns == columns else {
      return "\u{1B}[0m\u{1B}[2J" + terminalUpdate(rows: 0..<rows)
    }
    return terminalUpdate(rows: rowsDiffering(from: previous))
  }

  /// Returns what writes rows anew on a terminal that shows the frame's other rows already.
  ///
  /// The terminal's style must be the plain one. The rows must be in the frame.
  public func terminalUpdate(rows changed: some Sequence<Int>) -> String {
    var text = ""
    for row in changed {
      text += "\u{1B}[\(row + 1);1H"
      let end = appendStyled(row, to: &text)
      // After the last column a terminal's cursor stands on it still: erasing would take it.
      if end < columns { text += "\u{1B}[K" }
    }
    return text
  }

  /// Appends a row with its styles, and returns the number of columns that it fills.
  @discardableResult
  private func appendStyled(_ row: Int, to text: inout String) -> Int {
    withRow(row) { cells in
      let end = tables.visibleEnd(of: cells)
      var index: UInt16 = 0
      var style = CellStyle.plain
      for cell in cells[..<end] {
        if cell.style != index {
          let next = tables.style(of: cell)
          text += GraphicRendition.change(from: style, to: next)
          (index, style) = (cell.style, next)
        }
        tables.append(cell, to: &text)
      }
      if style != .plain { text += GraphicRendition.reset }
      return end
    }
  }
}

extension CellTables {
  /// The number of cells up to the last that is not an empty space.
  func visibleEnd(of cells: UnsafeBufferPointer<Cell>) -> Int {
    var end = cells.count
    while end > 0, case let cell = cells[end - 1], cell.content == 0x20,
      style(of: cell).isBlankWhenEmpty
    { end -= 1 }
    return end
  }
}
