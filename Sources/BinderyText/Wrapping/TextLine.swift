/// One line of wrapped text: a part of the text, or two parts with "…" after the first.
package struct TextLine: Hashable, Sendable {
  /// What is shown first, in UTF-8 offsets of the text.
  package var head: Range<Int>
  /// The columns of `head`.
  package var headColumns: Int
  /// Whether "…", one column, follows `head`.
  package var hasEllipsis: Bool
  /// What is shown after the ellipsis; empty without one.
  package var tail: Range<Int>
  /// The columns of the line.
  package var columns: Int

  init(_ line: LineBreaker.Line) {
    head = line.range
    headColumns = line.columns
    hasEllipsis = false
    tail = line.range.upperBound..<line.range.upperBound
    columns = line.columns
  }

  /// The line that shows as much as fits of the text from `start` on, with an ellipsis for the
  /// rest.
  ///
  /// The text from `start` on must not fit on one line. Spaces beside the ellipsis are dropped.
  init(
    truncating bytes: UnsafeBufferPointer<UInt8>, from start: Int, width: Int, mode: Truncation
  ) {
    // "…" takes one column.
    let room = width - 1
    let headRoom =
      switch mode {
      case .head: 0
      case .middle: room / 2 + room % 2
      case .tail: room
      }
    let first = Self.prefix(of: bytes, from: start, room: headRoom)
    head = start..<first.end
    headColumns = first.columns
    hasEllipsis = true
    tail = bytes.count..<bytes.count
    columns = headColumns + 1
    if mode != .tail {
      tail = Self.suffix(of: bytes, from: head.upperBound, room: room - headColumns)
      columns += CharacterWidth.columns(
        of: bytes, from: tail.lowerBound, to: tail.upperBound, at: 0)
    }
  }

  /// The clusters that fit before the first line break, without spaces at the end.
  private static func prefix(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, room: Int
  ) -> (end: Int, columns: Int) {
    var content = (end: start, columns: 0)
    var column = 0
    var reader = ClusterReader(bytes, from: start, to: bytes.count)
    while column < room, let cluster = reader.next(), cluster.kind != .newline {
      column += cluster.columns(at: column)
      if column > room { break }
      if !LineBreaking.isSpace(cluster) { content = (cluster.end, column) }
    }
    return content
  }

  /// The last clusters that fit after the last line break, without spaces at the start.
  private static func suffix(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, room: Int
  ) -> Range<Int> {
    var begin = start
    var total = 0
    var reader = ClusterReader(bytes, from: start, to: bytes.count)
    while let cluster = reader.next() {
      total += widest(cluster)
      if cluster.kind == .newline { (begin, total) = (cluster.end, 0) }
    }
    reader.offset = begin
    while let cluster = reader.next() {
      if total <= room && !LineBreaking.isSpace(cluster) { break }
      total -= widest(cluster)
      begin = cluster.end
    }
    return begin..<bytes.count
  }

  /// The most columns a cluster can take, wherever it stands.
  private static func widest(_ cluster: Cluster) -> Int {
    cluster.columns(at: 0)
  }
}
