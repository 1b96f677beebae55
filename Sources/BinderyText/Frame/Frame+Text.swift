extension Frame {
  /// The characters of each row, without the spaces at its end.
  public var lines: [String] {
    (0..<rows).map { row in
      var line = ""
      line.reserveCapacity(columns)
      append(row, to: &line)
      return line
    }
  }

  /// The characters of the frame: its rows, without the spaces at their ends, between line feeds.
  ///
  /// Blank rows are kept: a blank frame of three rows is two line feeds.
  public var text: String {
    var text = ""
    text.reserveCapacity(rows * (columns + 1))
    for row in 0..<rows {
      if row > 0 { text += "\n" }
      append(row, to: &text)
    }
    return text
  }

  private func append(_ row: Int, to text: inout String) {
    withRow(row) { cells in
      var end = cells.count
      while end > 0 && cells[end - 1].content == 0x20 { end -= 1 }
      for index in 0..<end { tables.append(cells[index], to: &text) }
    }
  }
}

extension CellTables {
  /// Appends the text that a cell shows.
  func append(_ cell: Cell, to text: inout String) {
    if cell.isContinuation { return }
    if let cluster = cell.cluster {
      text += clusters[cluster]
    } else {
      text.unicodeScalars.append(Unicode.Scalar(cell.content).unsafelyUnwrapped)
    }
  }
}

extension Frame: CustomStringConvertible, CustomDebugStringConvertible {
  /// The characters of the frame, as in `text`.
  public var description: String { text }

  /// The size and the rows between bars, so that spaces can be seen.
  public var debugDescription: String {
    var text = "Frame, \(rows) × \(columns)"
    for row in 0..<rows {
      text += "\n│"
      withRow(row) { cells in
        for cell in cells { tables.append(cell, to: &text) }
      }
      text += "│"
    }
    return text
  }
}
