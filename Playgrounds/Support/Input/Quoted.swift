/// Returns a text from outside between single quotes, fit for a message on a terminal.
///
/// Control characters, line and paragraph separators and bidirectional controls become U+FFFD, so
/// that a path, an address or a key cannot move the cursor or reorder the message. A text of more
/// than 200 Unicode scalars is cut there and ends with "…".
public func quoted(_ text: String) -> String {
  var result = "'"
  for (index, scalar) in text.unicodeScalars.enumerated() {
    guard index < 200 else {
      result += "…"
      break
    }
    result.unicodeScalars.append(isHarmful(scalar) ? "\u{FFFD}" : scalar)
  }
  return result + "'"
}

private func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  default: scalar.properties.isBidiControl
  }
}
