extension Surface {
  /// How many styles and clusters of several scalars the surface keeps, in use or not.
  package var tableSizes: (styles: Int, clusters: Int) {
    (interner.tables.styles.count, interner.tables.clusters.count)
  }

  /// Makes every cell blank.
  public mutating func clear() {
    buffer.update(repeating: .blank)
    if interner.isNearlyFull() { interner = CellInterner() }
  }

  /// Makes the cells of a rectangle blank. A wide cluster that its edge cuts leaves a space
  /// outside.
  public mutating func clear(_ rect: CellRect) {
    fill(rect, with: .blank)
  }

  /// Fills a rectangle with spaces of a style, its background above all.
  public mutating func fill(_ rect: CellRect, style: CellStyle) {
    dropUnusedEntries()
    fill(rect, with: Cell(content: 0x20, style: interner.index(of: style)))
  }

  /// Fills a rectangle with spaces on a background.
  public mutating func fill(_ rect: CellRect, background: CellColor) {
    fill(rect, style: CellStyle(background: background))
  }

  /// Fills a rectangle with a character, a line of a border for example.
  ///
  /// As for text, a background of the default colour keeps the background under it. A character
  /// that takes two columns or several scalars is written as often as it fits.
  public mutating func fill(_ rect: CellRect, with character: Character, style: CellStyle = .plain)
  {
    let columns = rect.columns(limit: self.columns)
    let text = String(character)
    let width = CharacterWidth.columns(of: text)
    for y in rect.rows(limit: rows) {
      for x in stride(from: columns.lowerBound, to: columns.upperBound, by: width) {
        write(text, x: x, y: y, clip: columns, style: style)
      }
    }
  }

  /// Changes the style of what a rectangle shows.
  ///
  /// A wide cluster that the left edge cuts is left alone; one that the right edge cuts is changed.
  public mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    dropUnusedEntries()
    let columns = rect.columns(limit: self.columns)
    if columns.isEmpty { return }
    var last: (from: UInt16, to: UInt16)?
    for y in rect.rows(limit: rows) {
      let row = cells + y * self.columns
      var (x, end) = (columns.lowerBound, columns.upperBound)
      if row[x].isContinuation { x += 1 }
      if end < self.columns && x < end && row[end].isContinuation { end += 1 }
      while x < end {
        let cell = row[x]
        if last?.from != cell.style {
          var style = interner.tables.style(of: cell)
          change(&style)
          last = (cell.style, interner.index(of: style))
        }
        row[x] = Cell(content: cell.content, style: last.unsafelyUnwrapped.to)
        x += 1
      }
    }
  }

  private mutating func fill(_ rect: CellRect, with cell: Cell) {
    let columns = rect.columns(limit: self.columns)
    if columns.isEmpty { return }
    for y in rect.rows(limit: rows) {
      let row = cells + y * self.columns
      mendStart(columns.lowerBound, in: row)
      (row + columns.lowerBound).update(repeating: cell, count: columns.count)
      mendEnd(columns.upperBound, in: row)
    }
  }
}
