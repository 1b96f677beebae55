/// Text with a style for each of its runs.
package struct StyledText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    /// Where the run ends, as a UTF-8 offset.
    package var end: Int
    package var style: CellStyle
  }

  package private(set) var text: String
  /// The runs, in order; the last one ends with the text. None for empty text.
  package private(set) var runs: [Run]

  /// Text of one style.
  package init(_ text: String, style: CellStyle = .plain) {
    self.init([(text, style)])
  }

  /// Joins texts. A grapheme cluster that begins in one run and ends in the next has the style of
  /// the first.
  package init(_ parts: [(String, CellStyle)]) {
    text = parts.count == 1 ? parts[0].0 : parts.reduce(into: "") { $0 += $1.0 }
    runs = []
    var end = 0
    for (part, style) in parts where !part.isEmpty {
      end += part.utf8.count
      if runs.last?.style == style {
        runs[runs.count - 1].end = end
      } else {
        runs.append(Run(end: end, style: style))
      }
    }
  }

  /// The index of the run that holds the byte at `offset`; the last one for the text's end.
  func run(at offset: Int) -> Int {
    runs.firstIndex { offset < $0.end } ?? runs.count - 1
  }
}
