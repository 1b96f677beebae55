/// Text that people type and programs stumble over.
enum RandomText {
  private static let pieces = [
    "", " ", "a", "0", "-1", "3.14", "99999999999999999999", "Ana", "O'Neil & <b>\"sons\"</b>",
    "ana@example.com", "two words", "%@ \\(x) $0", "👍", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷", "e\u{301}",
    "Z\u{351}\u{36B}\u{343}a\u{310}", "漢字かな", "שלום", "مرحبا", "\u{202E}abc\u{202C}", "\u{200B}",
    "\u{1B}[31m", "\u{7}", "\t", "\n", "\u{0}", "\u{FEFF}", "\u{2028}",
  ]

  /// How long long text is: longer than a row. Each character is a key press.
  private static var length: Int { 100 }

  /// One or two pieces, now and then very often.
  static func make(using generator: inout SeededGenerator) -> String {
    var text = pieces.randomElement(using: &generator) ?? ""
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      if text.isEmpty { text = "x" }
      text = String(repeating: text, count: max(2, length / text.count))
    case 1, 2: text += pieces.randomElement(using: &generator) ?? ""
    default: break
    }
    return text
  }
}
