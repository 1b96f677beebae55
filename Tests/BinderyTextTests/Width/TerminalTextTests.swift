import BinderyText
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("\u{1B}[31mred", "␛[31mred"), ("a\u{0}\u{7}\u{7F}", "a␀␇␡"),
    ("a\nb", "a␊b"),
    ("a\r\nb", "a␊b"), ("a\rb", "a␍b"), ("a\tb\tc", "a   b   c"), ("\u{9B}2J", "\u{FFFD}2J"),
    ("a\u{202E}b\u{2066}c\u{200F}d\u{61C}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}"),
    ("a\u{2028}b\u{2029}", "a\u{FFFD}b\u{FFFD}"),
    ("\u{301}a", "\u{FFFD}a"), ("\u{FEFF}a\u{200B}", "\u{FFFD}a\u{FFFD}"), ("\u{3164}", "\u{FFFD}"),
    ("👩‍🚀", "👩‍🚀"), ("👩\u{200D}", "👩\u{FFFD}"), ("❤\u{FE0F}", "❤\u{FE0F}"), ("e\u{301}", "e\u{301}"),
    ("\u{200D}\u{FE0F}x", "\u{FFFD}x"), ("\u{AD}", "\u{FFFD}"),
  ])
  func showsWhatWouldActOrNotBeSeen(_ text: String, _ expected: String) {
    #expect(Array(TerminalText.sanitized(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  // A literal may not hold these.
  @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFF, 0x10FFFE] as [UInt32])
  func showsNoncharacters(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(TerminalText.sanitized("a\(scalar)b") == "a\u{FFFD}b")
  }

  @Test func keepsLineBreaksIfAsked() {
    #expect(TerminalText.sanitized("a\r\n\tb\rc\n", keepingNewlines: true) == "a\n    b␍c\n")
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func nothingForbiddenPasses(seed: UInt64) {
    var random = RandomText(seed: seed)
    let text = random.string(upTo: 30)
    let sanitized = TerminalText.sanitized(text)
    #expect(sanitized.forbiddenScalars == [])
    #expect(TerminalText.sanitized(sanitized) == sanitized)
  }
}
