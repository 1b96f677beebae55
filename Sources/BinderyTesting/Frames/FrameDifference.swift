import BinderyText

/// How a frame differs from the text that was expected, row by row.
struct FrameDifference: CustomStringConvertible {
  /// The rows that are shown, without blank ones at the end.
  let shown: [String]
  private let expected: [String]

  /// Compares. Returns nil where there is no difference.
  init?(of frame: Frame, from expected: String) {
    self.init(of: frame.lines, from: expected)
  }

  init?(of lines: [String], from expected: String) {
    shown = Self.withoutBlankEnd(lines)
    self.expected = Self.withoutBlankEnd(
      expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    if shown == self.expected { return nil }
  }

  /// The rows up to the last one that is not blank.
  static func withoutBlankEnd(_ lines: [String]) -> [String] {
    let end = lines.lastIndex { !$0.isEmpty }
    return Array(lines[..<(end.map { $0 + 1 } ?? 0)])
  }

  /// What differs, in words and rows.
  var description: String { "The frame differs (− expected, + shown):\n\n\(rows)" }

  /// All rows; those that differ twice, as expected (−) and as shown (+), with spaces at their ends
  /// as dots and a line below that marks characters two columns wide.
  var rows: String {
    let lines = LineDifference.lines(from: expected, to: shown).flatMap { line in
      line.sign == .kept
        ? ["  \(Self.visible(line.text))"] : Self.marked(line.sign.rawValue, line.text)
    }
    return lines.joined(separator: "\n")
  }

  private static func marked(_ sign: String, _ line: String) -> [String] {
    let text = "\(sign) \(visible(line))"
    var marks = "  "
    for character in line {
      switch CharacterWidth.columns(of: character) {
      case 2: marks += "══"
      case let columns: marks += String(repeating: " ", count: columns)
      }
    }
    while marks.last == " " { marks.removeLast() }
    return marks.isEmpty ? [text] : [text, marks]
  }

  /// The line without anything that acts on a terminal, the spaces at its end as dots.
  private static func visible(_ line: String) -> String {
    let end = line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex
    let dots = String(repeating: "·", count: line[end...].count)
    return TerminalText.sanitized(String(line[..<end])) + dots
  }
}
