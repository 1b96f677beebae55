/// Text broken into lines of a width, ready to be drawn.
///
/// Lines break at line breaks, between words (after spaces and hyphens, around ideographs), and
/// inside a word that is longer than a line. Spaces at a break are not shown. If there are more
/// lines than allowed, "…" stands for what is left out.
package struct TextLines: Sendable {
  package let text: StyledText
  package let lines: [TextLine]
  /// The columns of the widest line, at most the width.
  package let columns: Int

  /// The number of lines.
  package var rows: Int { lines.count }

  /// Breaks text into lines.
  ///
  /// Empty text has no lines. Without columns, text is one line that shows nothing.
  /// - Parameters:
  ///   - width: The columns of a line, as many as needed if nil.
  ///   - lineLimit: The most lines, at least 1; as many as needed if nil.
  ///   - truncation: Where the "…" stands if the limit cuts the text.
  /// - Complexity: O(*n*) in the text's length.
  package init(
    _ text: StyledText, width: Int? = nil, lineLimit: Int? = nil, truncation: Truncation = .tail
  ) {
    self.text = text
    var lines: [TextLine] = []
    columns = text.text.withUTF8Bytes { bytes in
      Self.forEachLine(of: bytes, width, lineLimit, truncation) { lines.append($0) }
    }
    self.lines = lines
  }

  /// Returns the size that text takes, as `init(_:width:lineLimit:truncation:)` breaks it.
  ///
  /// - Complexity: O(*n*) in the text's length, without allocation for native strings.
  package static func measure(
    _ text: String, width: Int? = nil, lineLimit: Int? = nil, truncation: Truncation = .tail
  ) -> (columns: Int, rows: Int) {
    text.withUTF8Bytes { measure($0, width: width, lineLimit: lineLimit, truncation: truncation) }
  }

  /// Returns the size that text in UTF-8 takes.
  static func measure(
    _ bytes: UnsafeBufferPointer<UInt8>, width: Int? = nil, lineLimit: Int? = nil,
    truncation: Truncation = .tail
  ) -> (columns: Int, rows: Int) {
    if bytes.count <= width ?? .max && !bytes.isEmpty && PrintableASCII.isAll(bytes) {
      return (bytes.count, 1)
    }
    var rows = 0
    let columns = forEachLine(of: bytes, width, lineLimit, truncation) { _ in rows += 1 }
    return (columns, rows)
  }

  /// Hands each line to `body`, and returns the columns of the widest.
  @inline(__always)
  private static func forEachLine(
    of bytes: UnsafeBufferPointer<UInt8>, _ width: Int?, _ lineLimit: Int?,
    _ truncation: Truncation, _ body: (TextLine) -> Void
  ) -> Int {
    if bytes.isEmpty { return 0 }
    let width = width ?? .max
    if width <= 0 {
      body(TextLine(LineBreaker.Line(range: 0..<0, columns: 0)))
      return 0
    }
    var breaker = LineBreaker(bytes, width: width)
    var columns = 0
    var remaining = max(1, lineLimit ?? .max)
    while remaining > 0, case let start = breaker.offset, let line = breaker.next() {
      remaining -= 1
      let isCut = remaining == 0 && !breaker.isFinished
      let line =
        isCut
        ? TextLine(truncating: bytes, from: start, width: width, mode: truncation) : TextLine(line)
      columns = max(columns, line.columns)
      body(line)
    }
    return columns
  }
}
