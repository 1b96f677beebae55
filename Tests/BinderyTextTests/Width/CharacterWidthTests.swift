import BinderyText
import Testing

@Suite struct CharacterWidthTests {
  @Test(arguments: [
    ("", 0), ("hello", 5), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ｱ", 1), ("Ａ", 2), ("…", 1),
    ("가", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("กำ", 2), ("कि", 2), ("ﾊﾞ", 2), ("א", 1), ("½", 1),
  ])
  func countsColumnsOfText(_ text: String, _ columns: Int) {
    #expect(CharacterWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0F}‍🔥", 2), ("⌚", 2),
    ("⌚\u{FE0E}", 1), ("🇫🇷", 2), ("🇫", 1), ("🇫🇷🇩🇪", 4), ("1\u{FE0F}\u{20E3}", 2),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("a\u{FE0F}", 1), ("🏳️‍🌈", 2),
    ("〰\u{FE0E}", 2), ("👩‍⚕\u{FE0E}", 2),
  ])
  func countsColumnsOfEmoji(_ text: String, _ columns: Int) {
    #expect(CharacterWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("\n", 1), ("\r\n", 1), ("\u{1B}[1m", 4), ("\t", 4), ("abc\td", 5), ("漢\tx", 5),
  ])
  func countsReplacementsAndTabs(_ text: String, _ columns: Int) {
    #expect(CharacterWidth.columns(of: text) == columns)
  }

  @Test func aScalarByItselfHasItsTableWidth() {
    #expect(CharacterWidth.columns(of: "\u{301}" as Unicode.Scalar) == 0)
    #expect(CharacterWidth.columns(of: "\u{200D}" as Unicode.Scalar) == 0)
    #expect(CharacterWidth.columns(of: "a" as Unicode.Scalar) == 1)
    #expect(CharacterWidth.columns(of: "\u{A1}" as Unicode.Scalar) == 1)
    #expect(CharacterWidth.columns(of: "\u{20000}" as Unicode.Scalar) == 2)
    #expect(CharacterWidth.columns(of: "\u{10FFFD}" as Unicode.Scalar) == 1)
    #expect(CharacterWidth.columns(of: "👍🏽" as Character) == 2)
  }

  @Test func theShortCutsAgreeWithTheTable() {
    for scalar: UInt32 in 0...0x10FFFF {
      let (short, table) = (ScalarProperties(scalar), ScalarProperties.search(scalar))
      if short != table { Issue.record("U+\(String(scalar, radix: 16)): \(short), \(table)") }
    }
  }

  /// Text in one piece and text after an ASCII prefix take different paths.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func widthsOfClustersAddUp(seed: UInt64) {
    var random = RandomText(seed: seed)
    let text = "ascii " + random.string(upTo: 20)
    let bytes = Array(text.utf8)
    let sum = bytes.withUnsafeBufferPointer { bytes in
      var reader = ClusterReader(bytes)
      var sum = 0
      while let cluster = reader.next() {
        #expect(cluster.kind == .tab || (1...2).contains(cluster.columns))
        sum += cluster.columns(at: sum)
      }
      return sum
    }
    #expect(CharacterWidth.columns(of: text) == sum)
    #expect(CharacterWidth.columns(of: TerminalText.sanitized(text)) == sum)
  }
}
