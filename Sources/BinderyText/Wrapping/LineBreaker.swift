/// Breaks text into lines of a width, one at a time.
///
/// A line ends at a line break, else after the last word that fits, else after the last cluster
/// that fits. Spaces at the end of a line that is full are not part of it. A line has at least one
/// cluster, even if that is wider than the width.
struct LineBreaker {
  struct Line {
    /// What the line shows, in UTF-8 offsets.
    var range: Range<Int>
    /// At most the width.
    var columns: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let width: Int
  /// Where the next line begins.
  private(set) var offset = 0
  /// Whether the last line has been returned.
  private(set) var isFinished = false

  /// Breaks `bytes` into lines of `width` columns, at least 1.
  init(_ bytes: UnsafeBufferPointer<UInt8>, width: Int) {
    self.bytes = bytes
    self.width = width
  }

  /// The next line, or nil after the last one. Empty text is one empty line.
  mutating func next() -> Line? {
    if isFinished { return nil }
    let start = offset
    var reader = ClusterReader(bytes, from: start, to: bytes.count)
    var column = 0
    var content: (end: Int, columns: Int) = (start, 0)
    var opportunity: (end: Int, columns: Int, next: Int)?
    var left: LineBreaking.Class?
    var beforeLeft: LineBreaking.Class?
    while let cluster = reader.next() {
      if cluster.kind == .newline {
        offset = cluster.end
        return line(from: start, to: cluster.start, column: column, content: content)
      }
      let end = column + cluster.columns(at: column)
      if LineBreaking.isSpace(cluster) {
        (column, left, beforeLeft) = (end, nil, nil)
        continue
      }
      let right = LineBreaking.classify(cluster)
      if let before = left {
        if LineBreaking.allowsBreak(after: before, precededBy: beforeLeft, before: right) {
          opportunity = (content.end, content.columns, cluster.start)
        }
      } else if cluster.start > start {
        opportunity = (content.end, content.columns, cluster.start)
      }
      if end > width && cluster.start > start {
        let chosen = opportunity ?? (content.end, content.columns, cluster.start)
        offset = chosen.next
        return Line(range: start..<chosen.end, columns: min(chosen.columns, width))
      }
      (beforeLeft, left, column) = (left, right, end)
      content = (cluster.end, end)
    }
    isFinished = true
    return line(from: start, to: bytes.count, column: column, content: content)
  }

  /// A line that ends a paragraph: its spaces count as far as they fit.
  private func line(
    from start: Int, to end: Int, column: Int, content: (end: Int, columns: Int)
  ) -> Line {
    column <= width
      ? Line(range: start..<end, columns: column)
      : Line(range: start..<content.end, columns: min(content.columns, width))
  }
}
