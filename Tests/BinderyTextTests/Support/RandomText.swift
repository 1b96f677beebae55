import BinderyTesting
import BinderyText

/// Makes text out of what is hard to show: controls, marks, joiners, wide and rare characters.
struct RandomText {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let samples: [String] = [
    "a", "b", "Z", "9", " ", " ", "-", "(", ".", "word", "\t", "\n", "\r\n", "\r", "\u{0}",
    "\u{1B}[31m",
    "\u{7F}", "\u{85}", "\u{9B}1m", "\u{AD}", "é", "e\u{301}", "\u{301}", "\u{20DD}", "я", "ب", "कि",
    "क्",
    "ก\u{0E33}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{202E}", "\u{2028}", "\u{2029}",
    "\u{2066}", "\u{61C}", "\u{FEFF}", "\u{FFFD}", "\u{E0001}",
    "\u{E0067}", "\u{600}", "漢", "字", "、", "「", "ア", "ﾊ", "ﾞ", "\u{3000}", "가", "\u{1100}",
    "\u{1161}",
    "\u{11A8}", "\u{3164}", "👍", "🏽", "👍🏽", "❤", "❤\u{FE0F}", "\u{FE0F}", "\u{FE0E}", "⌚\u{FE0E}",
    "1\u{FE0F}\u{20E3}",
    "👩‍👩‍👧‍👦", "🏴\u{E0067}\u{E0062}\u{E007F}", "🇫", "🇫🇷", "\u{E000}", "𝔘", "…", "&<>\"",
  ]

  private static let noncharacter = Unicode.Scalar(0xFFFE as UInt16) ?? " "

  mutating func string(upTo count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &generator)).reduce(into: "") { text, _ in
      if Int.random(in: 0..<12, using: &generator) == 0 {
        let value = UInt32.random(in: 0...0x10FFFF, using: &generator)
        text.unicodeScalars.append(Unicode.Scalar(value) ?? Self.noncharacter)
      } else {
        text += Self.samples.randomElement(using: &generator) ?? ""
      }
    }
  }

  mutating func style() -> CellStyle {
    let colors: [CellColor] = [.default, .default, .red, .brightBlue, .rgb(1, 2, 3)]
    return CellStyle(
      foreground: colors.randomElement(using: &generator) ?? .default,
      background: colors.randomElement(using: &generator) ?? .default,
      attributes: CellStyle.Attributes(
        rawValue: UInt8.random(in: 0..<64, using: &generator)
          & UInt8.random(in: 0..<64, using: &generator)))
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
}
