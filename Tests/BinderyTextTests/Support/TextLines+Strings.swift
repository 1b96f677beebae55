import BinderyText

extension TextLines {
  /// The text that a line shows, sanitised.
  func string(line index: Int) -> String {
    let line = lines[index]
    let bytes = Array(text.text.utf8)
    let parts = [line.head, line.tail].map {
      TerminalText.sanitized(String(decoding: bytes[$0], as: UTF8.self))
    }
    return parts.joined(separator: line.hasEllipsis ? "…" : "")
  }
}
