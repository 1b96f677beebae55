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
    let changes = shown.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var old = 0
    var new = 0
    while old < expected.count || new < shown.count {
      if removed.contains(old) {
        lines += Self.marked("−", expected[old])
        old += 1
      } else if inserted.contains(new) {
        lines += Self.marked("+", shown[new])
        new += 1
      } else {
        lines.append("  \(Self.visible(shown[new]))")
        old += 1
        new += 1
      }
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
