import BinderyText
import Testing

@Suite struct SurfaceTests {
  @Test func isBlankAtFirst() {
    let frame = Frame(Surface(rows: 2, columns: 3))
    #expect(frame.debugDescription == "Frame, 2 × 3\n│   │\n│   │")
    #expect(frame[row: 1, column: 2] == StyledCell(text: " "))
  }

  @Test func writesTextWhereItIsTold() {
    var surface = Surface(rows: 2, columns: 8)
    surface.write("hello", x: 2, y: 1)
    #expect(Frame(surface).lines == ["", "  hello"])
  }

  @Test(arguments: [
    ("hello", -2, 0..<8, "llo"), ("hello", 5, 0..<8, "     hel"), ("hello", 0, 1..<3, " el"),
    ("漢字", -1, 0..<8, " 字"), ("a漢字", 0, 0..<4, "a漢"), ("a漢字", 0, 0..<2, "a"),
    ("ae\u{301}x", 0, 0..<2, "ae\u{301}"), ("a\tb", 0, 2..<8, "    b"), ("hello", 0, 3..<3, ""),
    ("hello", .max, 0..<8, ""), ("hello", .min, 0..<8, ""), ("hello", 0, -9..<(-2), ""),
    ("hello", 0, 90..<99, ""), ("hello", 0, .min..<Int.max, "hello"), ("", 0, 0..<8, ""),
    ("é\u{1B}[2J", 0, 0..<8, "é␛[2J"), ("a\r\nb", 0, 0..<8, "a␊b"),
  ])
  func clipsText(_ text: String, _ x: Int, _ clip: Range<Int>, _ expected: String) {
    var surface = Surface(rows: 1, columns: 8)
    surface.write(text, x: x, y: 0, clip: clip)
    #expect(Frame(surface).text == expected)
  }

  @Test(arguments: [Int.min, -1, 1, Int.max])
  func writesNothingOutsideItsRows(_ y: Int) {
    var surface = Surface(rows: 1, columns: 4)
    surface.write("abc", x: 0, y: y)
    surface.write("漢", x: 0, y: y)
    #expect(Frame(surface).text == "")
  }

  @Test(arguments: [
    ("x", 0, "x 字"), ("x", 1, " x字"), ("x", 2, "漢x"), ("x", 3, "漢 x"), ("漢", 1, " 漢"),
    ("é", 1, " é字"), ("xy", 1, " xy"), ("é漢", 0, "é漢"), ("\t", 0, ""),
  ])
  func blanksTheOtherHalfOfAWideCharacter(_ text: String, _ x: Int, _ expected: String) {
    var surface = Surface(rows: 1, columns: 5)
    surface.write("漢字", x: 0, y: 0)
    surface.write(text, x: x, y: 0)
    #expect(Frame(surface).text == expected)
  }

  @Test func blanksTheOtherHalfWhenItFillsOrClears() {
    var surface = Surface(rows: 2, columns: 6)
    surface.write("漢字漢", x: 0, y: 0)
    surface.write("漢字漢", x: 0, y: 1)
    surface.clear(CellRect(x: 1, y: 0, width: 2, height: 1))
    surface.fill(CellRect(x: 3, y: 1, width: 1, height: 5), with: "|")
    #expect(Frame(surface).lines == ["    漢", "漢 |漢"])
  }

  @Test func textKeepsTheBackgroundUnderIt() {
    var surface = Surface(rows: 1, columns: 6)
    surface.fill(CellRect(x: 1, y: 0, width: 2, height: 1), background: .red)
    surface.fill(CellRect(x: 3, y: 0, width: 1, height: 1), background: .blue)
    surface.write("ab漢d", x: 0, y: 0, style: CellStyle(foreground: .green, attributes: .bold))
    surface.write("e", x: 1, y: 0, style: CellStyle(background: .rgb(1, 2, 3)))
    let frame = Frame(surface)
    #expect(
      (0..<6).map { frame[row: 0, column: $0].style.background } == [
        .default, .rgb(1, 2, 3), .red, .red, .default, .default,
      ])
    #expect(
      frame[row: 0, column: 2]
        == StyledCell(
          text: "漢", style: CellStyle(foreground: .green, background: .red, attributes: .bold)))
    #expect(frame[row: 0, column: 3].text == "")
  }

  @Test func fillsWithCharacters() {
    var surface = Surface(rows: 3, columns: 5)
    surface.fill(CellRect(x: -1, y: 0, width: 99, height: 1), with: "─")
    surface.fill(CellRect(x: 1, y: 1, width: 3, height: 1), with: "漢")
    surface.fill(CellRect(x: 0, y: 2, width: 2, height: .max), with: "\u{7}")
    #expect(Frame(surface).lines == ["─────", " 漢", "␇␇"])
  }

  @Test func acceptsAnyRectangle() {
    var surface = Surface(rows: 2, columns: 2)
    surface.fill(CellRect(x: .min, y: .min, width: .max, height: .max), with: "a")
    surface.fill(CellRect(x: .max, y: 0, width: .max, height: 1), with: "b")
    surface.clear(CellRect(x: 0, y: 0, width: -5, height: -5))
    surface.restyle(CellRect(x: 3, y: 3, width: 1, height: 1)) { $0.attributes = .bold }
    #expect(Frame(surface).text == "\n")
    surface.fill(CellRect(x: -1, y: -1, width: .max, height: .max), with: "c")
    #expect(Frame(surface).text == "cc\ncc")
  }

  @Test func restylesWhatItShows() {
    var surface = Surface(rows: 1, columns: 5)
    surface.write("a漢b", x: 0, y: 0, style: CellStyle(foreground: .red))
    surface.restyle(CellRect(x: 0, y: 0, width: 2, height: 1)) { $0.attributes.insert(.inverse) }
    let inverse = CellStyle(foreground: .red, attributes: .inverse)
    let frame = Frame(surface)
    #expect(frame[row: 0, column: 0] == StyledCell(text: "a", style: inverse))
    #expect(frame[row: 0, column: 1] == StyledCell(text: "漢", style: inverse))
    #expect(frame[row: 0, column: 2] == StyledCell(text: "", style: inverse))
    #expect(frame[row: 0, column: 3].style == CellStyle(foreground: .red))
  }

  @Test func keepsWhatStillFitsWhenItsSizeChanges() {
    var surface = Surface(rows: 2, columns: 4)
    surface.write("a漢字", x: 0, y: 0)
    surface.write("bcde", x: 0, y: 1)
    surface.resize(rows: 3, columns: 2)
    #expect(Frame(surface).debugDescription == "Frame, 3 × 2\n│a │\n│bc│\n│  │")
    surface.resize(rows: -1, columns: 7)
    #expect(surface.rows == 0 && surface.columns == 7)
    surface.write("x", x: 0, y: 0)
    #expect(Frame(surface).text == "")
  }

  @Test func keepsOneOfEachStyleAndCluster() {
    var surface = Surface(rows: 1, columns: 9)
    for _ in 0..<10 {
      surface.write("👍🏽e\u{301}x👍🏽", x: 0, y: 0, style: CellStyle(attributes: .bold))
    }
    #expect(surface.tableSizes == (2, 2))
  }

  @Test func dropsEntriesThatNothingShows() throws {
    var surface = Surface(rows: 2, columns: 4)
    surface.write("e\u{301}f", x: 0, y: 1, style: CellStyle(foreground: .rgb(9, 9, 9)))
    for value: UInt32 in 0..<70_000 {
      let scalar = try #require(Unicode.Scalar(0x20000 + value % 0x8000))
      surface.write(
        "\(scalar)\u{301}\(value < 0x8000 ? "" : "\u{302}")\(value < 0x10000 ? "" : "\u{303}")",
        x: 0, y: 0,
        style: CellStyle(foreground: .rgb(UInt8(value >> 8 & 255), UInt8(value & 255), 0)))
    }
    #expect(surface.tableSizes.clusters < 0x1_0000)
    #expect(surface.tableSizes.styles < 0xE100)
    let frame = Frame(surface)
    #expect(frame[row: 1, column: 0].text == "e\u{301}")
    #expect(frame[row: 1, column: 1].style.foreground == .rgb(9, 9, 9))
    #expect(
      frame[row: 0, column: 0].style.foreground
        == .rgb(UInt8(69_999 >> 8 & 255), UInt8(69_999 & 255), 0))
    surface.clear()
    #expect(Frame(surface) == Frame(Surface(rows: 2, columns: 4)))
  }

  /// Whatever is painted, wide characters stay whole and nothing outside the clip changes.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func paintingKeepsCellsWhole(seed: UInt64) {
    var random = RandomText(seed: seed)
    var surface = Surface(rows: 3, columns: 12)
    for _ in 0..<20 {
      let (x, y) = (random.int(-10...13), random.int(-1...3))
      let low = random.int(-2...13)
      let clip = low..<low + random.int(0...9)
      let before = Frame(surface)
      switch random.int(0...4) {
      case 0:
        surface.fill(
          CellRect(x: low, y: y, width: clip.count, height: 2),
          background: random.style().background)
      case 1: surface.clear(CellRect(x: low, y: y, width: clip.count, height: 1))
      case 2:
        let style = random.style()
        surface.restyle(CellRect(x: low, y: y, width: clip.count, height: 1)) { $0 = style }
      default: surface.write(random.string(upTo: 8), x: x, y: y, clip: clip, style: random.style())
      }
      expectWhole(surface)
      let after = Frame(surface)
      for column in 0..<12 where !clip.contains(column) && y >= 0 && y < 3 {
        let (old, new) = (before[row: y, column: column].text, after[row: y, column: column].text)
        let isAtEdge = column == clip.lowerBound - 1 || column == clip.upperBound
        #expect(old == new || isAtEdge && new == " ")
      }
    }
    #expect(
      Frame(surface).text.split(separator: "\n").allSatisfy {
        $0.description.forbiddenScalars.isEmpty
      })
  }

  private func expectWhole(_ surface: borrowing Surface) {
    let frame = Frame(surface)
    for row in 0..<frame.rows {
      var column = 0
      while column < frame.columns {
        let cell = frame[row: row, column: column]
        let columns = CharacterWidth.columns(of: cell.text)
        #expect((1...2).contains(columns))
        if columns == 2 {
          #expect(column + 1 < frame.columns)
          #expect(frame[row: row, column: column + 1] == StyledCell(text: "", style: cell.style))
        }
        column += max(1, columns)
      }
    }
  }

  /// What is written equals the sanitised text, cut to the columns that may be written.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func writesWhatTheSanitisedTextShows(seed: UInt64) {
    var random = RandomText(seed: seed)
    let text = random.string(upTo: 20)
    let columns = CharacterWidth.columns(of: text)
    var surface = Surface(rows: 1, columns: columns + 1)
    surface.write(text, x: 0, y: 0)
    surface.write("|", x: columns, y: 0)
    #expect(Frame(surface).text == TerminalText.sanitized(text) + "|")
  }
}
