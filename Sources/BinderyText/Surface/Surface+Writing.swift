extension Surface {
  /// Writes a text on one row, beginning at a column.
  ///
  /// - Parameters:
  ///   - text: The text, shown as `TerminalText.sanitized(_:)` shows it.
  ///   - x: The column of the first character. Tab stops are counted from it.
  ///   - y: The row.
  ///   - clip: The columns that may be written; all of the surface's if nil. A wide character that
  ///     the clip cuts leaves a space in the half that may be written.
  ///   - style: The text's style. If its background is the default, the cells keep theirs.
  /// - Complexity: O(*n*) in the number of characters up to the clip's end.
  public mutating func write(
    _ text: String, x: Int, y: Int, clip: Range<Int>? = nil, style: CellStyle = .plain
  ) {
    text.withUTF8Bytes { bytes in
      write(bytes, x: x, y: y, clip: clip, style: style)
    }
  }

  /// Writes a part of a text, given in UTF-8 offsets at cluster boundaries.
  ///
  /// `column` is the part's place in its line, from which tab stops follow.
  mutating func write(
    _ bytes: UnsafeBufferPointer<UInt8>, x: Int, y: Int, clip: Range<Int>?, style: CellStyle,
    column: Int = 0
  ) {
    let low = max(0, clip?.lowerBound ?? 0)
    let high = min(columns, clip?.upperBound ?? columns)
    // No text is longer than this, so a clamped column shows what the column itself would.
    let x = max(x, -1 << 48)
    guard y >= 0, y < rows, x < high, low < high, !bytes.isEmpty else { return }
    dropUnusedEntries()
    let row = cells + y * columns
    let index = interner.index(of: style)
    let visible = min(bytes.count, high - x)
    let ascii = PrintableASCII.prefix(of: bytes, limit: visible)
    // Without a byte after it that may be a mark, the last ASCII character stands alone too.
    let isWhole = ascii == visible && (ascii == bytes.count || bytes[ascii] < 0x80)
    let simple = isWhole ? ascii : max(0, ascii - 1)
    writeASCII(bytes, count: simple, x: x, low: low, in: row, style: index)
    if isWhole { return }
    writeClusters(
      ClusterReader(bytes, from: simple, to: bytes.count), x: x + simple, origin: x - column,
      visible: low..<high, in: row, style: index)
  }

  /// Writes ASCII bytes that stand alone and end before the clip does.
  @inline(__always)
  private mutating func writeASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, count: Int, x: Int, low: Int,
    in row: UnsafeMutablePointer<Cell>, style: UInt16
  ) {
    let end = x + count
    let start = max(low, x)
    if start >= end { return }
    mendStart(start, in: row)
    let (text, target) = (bytes.baseAddress.unsafelyUnwrapped + (start - x), row + start)
    let count = end - start
    let under = target[0].style
    var differences: UInt64 = 0
    for index in 0..<count { differences |= target[index].bits ^ target[0].bits }
    if differences >> 32 == 0 {
      let result = under == 0 ? style : interner.index(of: style, over: under)
      for index in 0..<count { target[index] = Cell(content: UInt32(text[index]), style: result) }
    } else {
      for index in 0..<count {
        let result = interner.index(of: style, over: target[index].style)
        target[index] = Cell(content: UInt32(text[index]), style: result)
      }
    }
    mendEnd(end, in: row)
  }

  /// Writes clusters until the text or the clip ends.
  private mutating func writeClusters(
    _ clusters: ClusterReader, x: Int, origin: Int, visible: Range<Int>,
    in row: UnsafeMutablePointer<Cell>, style: UInt16
  ) {
    var reader = clusters
    var column = x
    while column < visible.upperBound, let cluster = reader.next() {
      let end = column + cluster.columns(at: column - origin)
      let part = Range(uncheckedBounds: (column, end)).clamped(to: visible)
      if part.count == end - column && cluster.kind != .tab {
        let content = content(of: cluster, in: reader.bytes)
        put(content, at: part, in: row, style: style)
      } else {
        for blank in part { put(0x20, at: blank..<blank + 1, in: row, style: style) }
      }
      column = end
    }
  }

  private mutating func content(
    of cluster: Cluster, in bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt32 {
    guard cluster.kind == .sequence else { return cluster.scalar }
    let text = String(decoding: bytes[cluster.start..<cluster.end], as: UTF8.self)
    return interner.content(ofCluster: text)
  }

  /// Writes one cluster into the one or two cells at `columns`.
  private mutating func put(
    _ content: UInt32, at columns: Range<Int>, in row: UnsafeMutablePointer<Cell>, style: UInt16
  ) {
    let start = columns.lowerBound
    mendStart(start, in: row)
    let style = interner.index(of: style, over: row[start].style)
    row[start] = Cell(content: content, style: style)
    if columns.count == 2 { row[start + 1] = Cell(content: Cell.continuation, style: style) }
    mendEnd(columns.upperBound, in: row)
  }

  /// Makes a space of a wide cluster's first half, if its second is at `column` and about to go.
  @inline(__always)
  func mendStart(_ column: Int, in row: UnsafeMutablePointer<Cell>) {
    if row[column].isContinuation { blank(column - 1, in: row) }
  }

  /// Makes a space of a wide cluster's second half at `column`, if its first is gone.
  @inline(__always)
  func mendEnd(_ column: Int, in row: UnsafeMutablePointer<Cell>) {
    if column < columns && row[column].isContinuation { blank(column, in: row) }
  }

  private func blank(_ column: Int, in row: UnsafeMutablePointer<Cell>) {
    row[column] = Cell(content: 0x20, style: row[column].style)
  }

  /// Makes room in the tables when they have grown large.
  @inline(__always)
  mutating func dropUnusedEntries() {
    if interner.isNearlyFull() { interner.compact(buffer) }
  }
}
