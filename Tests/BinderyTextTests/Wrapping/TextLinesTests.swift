import BinderyText
import Testing

@Suite struct TextLinesTests {
  private func lines(
    _ text: String, _ width: Int?, limit: Int? = nil, _ truncation: Truncation = .tail
  ) -> [String] {
    let lines = TextLines(StyledText(text), width: width, lineLimit: limit, truncation: truncation)
    return (0..<lines.rows).map { lines.string(line: $0) }
  }

  @Test(
    arguments: [
      ("", 5, []), ("hello", 5, ["hello"]), ("hello world", 11, ["hello world"]),
      ("hello world", 10, ["hello", "world"]), ("hello world", 5, ["hello", "world"]),
      ("hello world", 3, ["hel", "lo", "wor", "ld"]), ("a  b", 2, ["a", "b"]), ("a b ", 3, ["a b"]),
      ("ab ", 2, ["ab"]), ("ab ", 3, ["ab "]), (" ab", 3, [" ab"]), ("a\nb\n", 9, ["a", "b", ""]),
      ("a\r\n\r\nb", 9, ["a", "", "b"]), ("a\rb", 9, ["a␍b"]),
      ("one two three", 8, ["one two", "three"]),
      ("x\ty", 9, ["x   y"]), ("x\tyz", 5, ["x", "yz"]), ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
      ("   ", 2, [""]), ("   ", 3, ["   "]),
    ] as [(String, Int, [String])])
  func breaksAtWordsThenAtClusters(_ text: String, _ width: Int, _ expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test(
    arguments: [
      ("well-known", 6, ["well-", "known"]), ("a -5 b", 4, ["a -5", "b"]), ("x-1", 2, ["x-", "1"]),
      ("--verbose", 5, ["--ver", "bose"]), ("end. (see)", 8, ["end.", "(see)"]),
      ("don't", 4, ["don'", "t"]), ("2024-05", 5, ["2024-", "05"]),
    ] as [(String, Int, [String])])
  func breaksAfterHyphensThatJoinWords(_ text: String, _ width: Int, _ expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test(
    arguments: [
      ("漢字漢字", 5, ["漢字", "漢字"]), ("漢字、漢", 4, ["漢", "字、", "漢"]), ("「漢」字", 4, ["「漢", "」字"]),
      ("abc漢字", 5, ["abc漢", "字"]), ("漢字abc", 6, ["漢字", "abc"]), ("안녕 세계", 6, ["안녕", "세계"]),
      ("ab👍👍", 4, ["ab👍", "👍"]), ("👩‍🚀👩‍🚀", 3, ["👩‍🚀", "👩‍🚀"]), ("漢字", 1, ["漢", "字"]),
      ("キャット", 6, ["キャッ", "ト"]), ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
    ] as [(String, Int, [String])])
  func breaksAroundIdeographs(_ text: String, _ width: Int, _ expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test(
    arguments: [
      ("hello world", 8, 1, .tail, ["hello w…"]), ("hello world", 7, 1, .tail, ["hello…"]),
      ("hello world", 6, 1, .head, ["…world"]), ("hello world", 7, 1, .head, ["…world"]),
      ("hello world", 8, 1, .middle, ["hell…rld"]), ("hello world", 1, 1, .tail, ["…"]),
      ("hello world", 1, 1, .head, ["…"]), ("hello world", 2, 1, .middle, ["h…"]),
      ("one two three four", 8, 2, .tail, ["one two", "three f…"]),
      ("one two three four", 8, 2, .head, ["one two", "…ee four"]),
      ("one two three four", 8, 2, .middle, ["one two", "thre…our"]),
      ("a\nb", 9, 1, .tail, ["a…"]), ("a\nb", 9, 1, .head, ["…b"]),
      ("a\nb", 9, 1, .middle, ["a…b"]),
      ("漢字漢字", 6, 1, .tail, ["漢字…"]), ("漢字漢字", 6, 1, .head, ["…漢字"]),
      ("漢字漢字", 6, 1, .middle, ["漢…字"]),
      ("abc", 3, 1, .tail, ["abc"]), ("abc ", 3, 1, .tail, ["abc"]), ("a b c", 1, 0, .tail, ["…"]),
      ("ab\tcd\tef", 8, 1, .head, ["…d   ef"]),
    ] as [(String, Int, Int, Truncation, [String])])
  func showsAnEllipsisForWhatTheLimitCuts(
    _ text: String, _ width: Int, _ limit: Int, _ truncation: Truncation, _ expected: [String]
  ) {
    #expect(lines(text, width, limit: limit, truncation) == expected)
  }

  @Test func breaksOnlyAtLineBreaksWithoutAWidth() {
    #expect(lines("a b\nc", nil) == ["a b", "c"])
    #expect(lines("a b\nc", nil, limit: 1) == ["a b…"])
    #expect(lines("a b\nc", .max, limit: 1) == ["a b…"])
  }

  @Test(
    arguments: [
      ("", nil, nil, 0, 0), ("", 0, nil, 0, 0), ("abc", nil, nil, 3, 1), ("abc", 0, nil, 0, 1),
      ("abc", -5, 2, 0, 1), ("abc", 2, nil, 2, 2), ("漢字", 1, nil, 1, 2), ("a\n\nbc", 9, nil, 2, 3),
      ("hello world", 8, 1, 8, 1),
    ] as [(String, Int?, Int?, Int, Int)])
  func measuresText(_ text: String, _ width: Int?, _ limit: Int?, _ columns: Int, _ rows: Int) {
    let size = TextLines.measure(text, width: width, lineLimit: limit)
    #expect(size == (columns, rows))
  }

  @Test func givesEachLineItsColumns() {
    let lines = TextLines(StyledText("one three 漢字"), width: 6)
    #expect(lines.lines.map(\.columns) == [3, 5, 4])
    #expect(lines.columns == 5)
  }

  @Test func drawsRunsInTheirStyles() {
    let (plain, bold) = (CellStyle.plain, CellStyle(attributes: .bold))
    let text = StyledText([("one t", plain), ("wo thr", bold), ("ee", plain)])
    let lines = TextLines(text, width: 7)
    var surface = Surface(rows: 2, columns: 8)
    for line in 0..<lines.rows { lines.draw(line: line, on: &surface, x: 1, y: line) }
    let frame = Frame(surface)
    #expect(frame.ansi == " one t\u{1B}[1mwo\u{1B}[0m\n \u{1B}[1mthr\u{1B}[0mee")
  }

  @Test func aClusterAcrossRunsHasTheStyleOfTheFirst() {
    let bold = CellStyle(attributes: .bold)
    let text = StyledText([("xe", .plain), ("\u{301}", bold), ("y", .plain)])
    let lines = TextLines(text)
    var surface = Surface(rows: 1, columns: 4)
    lines.draw(line: 0, on: &surface, x: 0, y: 0)
    #expect(Frame(surface).ansi == "xe\u{301}y")
  }

  @Test func theEllipsisHasTheStyleOfWhatIsBeforeIt() {
    let bold = CellStyle(attributes: .bold)
    let text = StyledText([("abcd", bold), ("efgh", .plain)])
    var surface = Surface(rows: 2, columns: 5)
    TextLines(text, width: 4, lineLimit: 1).draw(line: 0, on: &surface, x: 0, y: 0)
    TextLines(text, width: 5, lineLimit: 1, truncation: .middle)
      .draw(line: 0, on: &surface, x: 0, y: 1)
    #expect(Frame(surface).ansi == "\u{1B}[1mabc…\u{1B}[0m\n\u{1B}[1mab…\u{1B}[0mgh")
  }

  @Test func tabStopsCountFromTheLineAcrossRuns() {
    let lines = TextLines(StyledText([("ab", .plain), ("\tc", CellStyle(attributes: .bold))]))
    var surface = Surface(rows: 1, columns: 9)
    lines.draw(line: 0, on: &surface, x: 3, y: 0)
    #expect(Frame(surface).text == "   ab  c")
    #expect(lines.columns == 5)
  }

  @Test func drawsNothingOutsideItsClip() {
    let lines = TextLines(StyledText("abcdef"))
    var surface = Surface(rows: 1, columns: 4)
    lines.draw(line: 0, on: &surface, x: -1, y: 0, clip: 1..<3)
    #expect(Frame(surface).text == " cd")
    lines.draw(line: 0, on: &surface, x: .max, y: 0)
    lines.draw(line: 0, on: &surface, x: .min, y: .min)
    #expect(Frame(surface).text == " cd")
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func linesFitAndLoseNothing(seed: UInt64) {
    var random = RandomText(seed: seed)
    let text = random.string(upTo: 40)
    let width = random.int(2...15)
    let all = TextLines(StyledText(text), width: width)
    let shown = (0..<all.rows).map { all.string(line: $0) }
    for (line, string) in zip(all.lines, shown) {
      #expect(line.columns <= width)
      #expect(CharacterWidth.columns(of: string) == line.columns)
    }
    func withoutSpaces(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { !" \u{3000}\n".unicodeScalars.contains($0) }
    }
    let sanitized = TerminalText.sanitized(text, keepingNewlines: true)
    #expect(withoutSpaces(shown.joined()) == withoutSpaces(sanitized))
    #expect(TextLines.measure(text, width: width) == (all.columns, all.rows))
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func cutLinesFitAndDrawAsTheyRead(seed: UInt64) {
    var random = RandomText(seed: seed)
    let text = StyledText((0..<3).map { _ in (random.string(upTo: 12), random.style()) })
    let width = random.int(1...12)
    let limit = random.int(1...3)
    let truncation: Truncation = [.head, .middle, .tail][random.int(0...2)]
    let lines = TextLines(text, width: width, lineLimit: limit, truncation: truncation)
    #expect(lines.rows <= limit)
    let size = TextLines.measure(
      text.text, width: width, lineLimit: limit, truncation: truncation)
    #expect(size == (lines.columns, lines.rows))
    var surface = Surface(rows: max(1, lines.rows), columns: width + 1)
    for (index, line) in lines.lines.enumerated() {
      #expect(line.columns <= width)
      lines.draw(line: index, on: &surface, x: 0, y: index)
      surface.write("|", x: line.columns, y: index)
      if width > 1 { #expect(Frame(surface).lines[index] == lines.string(line: index) + "|") }
    }
  }
}
