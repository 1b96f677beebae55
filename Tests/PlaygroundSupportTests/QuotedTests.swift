import PlaygroundSupport
import Testing

@Suite struct QuotedTests {
  @Test func keepsAnOrdinaryText() {
    #expect(quoted("Amélie 七人の侍 👩‍🚀") == "'Amélie 七人の侍 👩‍🚀'")
  }

  @Test(arguments: [
    "\u{1B}", "\n", "\u{0}", "\u{7F}", "\u{9B}", "\u{2028}", "\u{202E}", "\u{200F}",
  ])
  func replacesWhatCouldMoveOrReorderTheMessage(harmful: String) {
    #expect(quoted("a\(harmful)b") == "'a\u{FFFD}b'")
  }

  @Test func cutsALongText() {
    #expect(quoted(String(repeating: "x", count: 200)).count == 202)
    #expect(
      quoted(String(repeating: "x", count: 201)) == "'\(String(repeating: "x", count: 200))…'")
  }
}
