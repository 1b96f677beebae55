import BinderyTerminal
import Testing

@Suite struct KeyDecoderTests {
  private func keys(_ pieces: String...) -> [TerminalKey] {
    var decoder = KeyDecoder()
    return pieces.flatMap { decoder.decode($0.utf8) }
  }

  @Test func charactersAreTyped() {
    #expect(keys("a é") == [.character("a"), .character(" "), .character("é")])
    #expect(keys("👩‍👩‍👧e\u{301}") == [.character("👩‍👩‍👧"), .character("e\u{301}")])
  }

  @Test func controlCharactersAreKeys() {
    #expect(
      keys("\r\n\t\u{7F}\u{8}\u{3}") == [
        .return, .return, .tab, .backspace, .backspace, .control("c"),
      ])
    #expect(keys("\0\u{1C}\u{9B}31m") == [.character("3"), .character("1"), .character("m")])
  }

  @Test func sequencesAreKeys() {
    #expect(
      keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == [.upArrow, .downArrow, .rightArrow, .leftArrow])
    #expect(keys("\u{1B}OA\u{1B}OM\u{1B}[1;5C") == [.upArrow, .return, .rightArrow])
    #expect(keys("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~") == [.home, .end, .home, .end])
    #expect(
      keys("\u{1B}[3~\u{1B}[5~\u{1B}[6~\u{1B}[Z") == [.deleteForward, .pageUp, .pageDown, .backTab])
  }

  @Test func anEscapeByItselfIsAKey() {
    #expect(keys("\u{1B}") == [.escape])
    #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
    #expect(keys("\u{1B}", "[A") == [.escape, .character("["), .character("A")])
  }

  @Test func whatIsNotKnownIsPassedOver() {
    #expect(keys("\u{1B}[99~\u{1B}[<0;1;2Mx") == [.character("x")])
    #expect(keys("\u{1B}[?1u\u{1B}OZ\u{1B}qy") == [.character("y")])
  }

  @Test func whatATerminalSaysOfItselfIsPassedOver() {
    #expect(keys("\u{1B}]11;rgb:00/00\u{7}a") == [.character("a")])
    #expect(keys("\u{1B}]52;c;QUJD\u{1B}\\a") == [.character("a")])
    #expect(keys("\u{1B}P>|xterm", "(380)\u{1B}", "\\a") == [.character("a")])
    #expect(keys("\u{1B}O5P\u{1B}[M !!a") == [.character("a")])
  }

  /// Such as Alt-], which looks like the beginning of it.
  @Test(arguments: ["\u{1B}]", "\u{1B}P", "\u{1B}^"])
  func aControlCharacterEndsWhatATerminalSaysOfItself(_ key: String) {
    #expect(keys(key, "\u{3}") == [.control("c")])
    #expect(keys(key, "ab\r", "c") == [.return, .character("c")])
  }

  @Test func aPasteWithoutAnEndIsLeft() {
    #expect(keys("\u{1B}[200~abc", "\u{3}", "x") == [.control("c"), .character("x")])
    #expect(
      keys("\u{1B}[200~abc\u{3}", "\u{1B}[201~x") == [.paste("abc\u{3}"), .character("x")])
    let long = String(repeating: "a", count: 1 << 21)
    #expect(keys("\u{1B}[200~" + long, "x") == [.paste(long), .character("x")])
  }

  @Test func aSequenceEndsWhereAnotherBegins() {
    #expect(keys("\u{1B}[", "\u{1B}[A") == [.upArrow])
    #expect(keys("\u{1B}[1;\u{1B}[B") == [.downArrow])
    #expect(keys("\u{1B}[[Ax\u{1B}[[", "By") == [.character("x"), .character("y")])
  }

  @Test func whatIsNotCompleteIsWaitedFor() {
    #expect(keys("\u{1B}[", "A") == [.upArrow])
    #expect(keys("\u{1B}[1;", "2B") == [.downArrow])
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xF0, 0x9F]) == [])
    #expect(decoder.decode([0x98, 0x80]) == [.character("😀")])
  }

  @Test func bytesThatAreNoTextArePassedOver() {
    var decoder = KeyDecoder()
    #expect(
      decoder.decode([0xFF, 0x61, 0xC3, 0x62, 0xED, 0xA0, 0x80, 0x63])
        == ["a", "b", "c"].map { .character($0) })
  }

  @Test func aSequenceWithoutAnEndIsGivenUp() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 5_000)) == [])
    #expect(decoder.decode("x".utf8) == [.character("x")])
  }

  @Test func pastedTextComesWhole() {
    #expect(
      keys("a\u{1B}[200~b\n\u{1B}[Ac\u{1B}[201~d") == [
        .character("a"), .paste("b\n\u{1B}[Ac"), .character("d"),
      ])
    #expect(keys("\u{1B}[200~b", "c\u{1B}[20", "1~d") == [.paste("bc"), .character("d")])
    #expect(keys("\u{1B}[200~b\u{1B}[2", "x\u{1B}[201~") == [.paste("b\u{1B}[2x")])
  }
}
