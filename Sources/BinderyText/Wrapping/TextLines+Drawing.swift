extension TextLines {
  /// Draws a line on one row of a surface, beginning at a column.
  ///
  /// What lies outside `clip`, in columns, is not drawn; all of the surface's columns if nil.
  package func draw(
    line index: Int, on surface: inout Surface, x: Int, y: Int, clip: Range<Int>? = nil
  ) {
    let line = lines[index]
    if line.columns == 0 || x >= surface.columns { return }
    // No text is longer than this, so a clamped column shows what the column itself would.
    let x = max(x, -1 << 48)
    let clip = (clip ?? 0..<surface.columns).clamped(to: x..<x + line.columns)
    text.text.withUTF8Bytes { bytes in
      draw(bytes, line.head, on: &surface, x: x, y: y, clip: clip)
      guard line.hasEllipsis else { return }
      let middle = x + line.headColumns
      let neighbour =
        line.head.isEmpty && !line.tail.isEmpty
        ? line.tail.lowerBound : max(line.head.lowerBound, line.head.upperBound - 1)
      let style = text.runs[text.run(at: neighbour)].style
      surface.write("…", x: middle, y: y, clip: clip, style: style)
      draw(bytes, line.tail, on: &surface, x: middle + 1, y: y, clip: clip)
    }
  }

  /// Draws a part of the text run by run.
  private func draw(
    _ bytes: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, on surface: inout Surface, x: Int,
    y: Int, clip: Range<Int>
  ) {
    if part.isEmpty { return }
    var run = text.run(at: part.lowerBound)
    var start = part.lowerBound
    var column = 0
    while start < part.upperBound {
      let end = min(text.runs[run].end, part.upperBound)
      // A cluster belongs to the run it begins in, also where it ends after it.
      var reader = ClusterReader(bytes, from: start, to: part.upperBound)
      var next = column
      if end < part.upperBound {
        while reader.offset < end, let cluster = reader.next() {
          next += cluster.columns(at: next)
        }
      } else {
        reader.offset = end
      }
      surface.write(
        UnsafeBufferPointer(rebasing: bytes[start..<reader.offset]), x: x + column, y: y,
        clip: clip, style: text.runs[run].style, column: column)
      (start, column) = (reader.offset, next)
      run += 1
    }
  }
}
