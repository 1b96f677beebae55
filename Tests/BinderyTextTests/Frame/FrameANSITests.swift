import BinderyText
import Testing

@Suite struct FrameANSITests {
  private func ansi(_ parts: (String, CellStyle)...) -> String {
    var surface = Surface(rows: 1, columns: 12)
    var x = 0
    for (text, style) in parts {
      surface.write(text, x: x, y: 0, style: style)
      x += CharacterWidth.columns(of: text)
    }
    return Frame(surface).ansi.replacing("\u{1B}", with: "^")
  }

  @Test func plainTextHasNoSequences() {
    #expect(ansi(("hello", .plain)) == "hello")
  }

  @Test func resetsAtTheEndOfARow() {
    #expect(ansi(("hi", CellStyle(foreground: .red))) == "^[31mhi^[0m")
  }

  @Test func sendsOnlyWhatChanges() {
    let red = CellStyle(foreground: .red)
    let redBold = CellStyle(foreground: .red, attributes: .bold)
    let underlined = CellStyle(foreground: .red, attributes: [.bold, .underline])
    #expect(
      ansi(("a", red), ("b", redBold), ("c", underlined), ("d", redBold), ("e", .plain))
        == "^[31ma^[1mb^[4mc^[24md^[0me")
  }

  @Test func boldAndDimEndTogether() {
    let both = CellStyle(foreground: .rgb(1, 2, 3), attributes: [.bold, .dim])
    let dim = CellStyle(foreground: .rgb(1, 2, 3), attributes: .dim)
    #expect(ansi(("a", both), ("b", dim)) == "^[1;2;38;2;1;2;3ma^[22;2mb^[0m")
  }

  @Test func namesColors() {
    let style = CellStyle(foreground: .brightGreen, background: .brightBlack)
    #expect(ansi(("a", style)) == "^[92;100ma^[0m")
    #expect(ansi(("a", CellStyle(background: .white))) == "^[47ma^[0m")
    #expect(ansi(("a", CellStyle(background: .rgb(0, 128, 255)))) == "^[48;2;0;128;255ma^[0m")
  }

  @Test func keepsSpacesWhoseStyleShows() {
    #expect(ansi(("a  ", CellStyle(background: .red)), ("  ", .plain)) == "^[41ma  ^[0m")
    #expect(ansi(("a ", CellStyle(attributes: .underline))) == "^[4ma ^[0m")
    #expect(ansi(("a ", CellStyle(attributes: .bold))) == "^[1ma^[0m")
  }

  @Test func addressesChangedRowsOnly() {
    var surface = Surface(rows: 3, columns: 3)
    surface.write("abc", x: 0, y: 0)
    let before = Frame(surface)
    surface.write("xyz", x: 0, y: 1)
    surface.write("é", x: 0, y: 2, style: CellStyle(foreground: .red))
    let update = Frame(surface).terminalUpdate(from: before).replacing("\u{1B}", with: "^")
    #expect(update == "^[2;1Hxyz^[3;1H^[31mé^[0m^[K")
    #expect(before.terminalUpdate(from: before) == "")
    #expect(
      before.terminalUpdate(from: nil).replacing("\u{1B}", with: "^")
        == "^[0m^[2J^[1;1Habc^[2;1H^[K^[3;1H^[K")
  }

  /// A terminal that receives only updates shows every frame as it is.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func updatesBringATerminalAlong(seed: UInt64) throws {
    var random = RandomText(seed: seed)
    var surface = Surface(rows: 4, columns: 10)
    var terminal = TerminalModel(rows: 4, columns: 10)
    var previous: Frame?
    for _ in 0..<10 {
      let y = random.int(0...3)
      surface.clear(CellRect(x: 0, y: y, width: 10, height: 1))
      surface.fill(
        CellRect(x: random.int(0...9), y: y, width: 4, height: 1), style: random.style())
      surface.write(random.string(upTo: 8), x: random.int(-2...8), y: y, style: random.style())
      let frame = Frame(surface)
      try terminal.receive(frame.terminalUpdate(from: previous))
      for row in 0..<4 {
        #expect(terminal.line(row) == frame.lines[row])
        for column in 0..<10 {
          let cell = frame[row: row, column: column]
          let shows =
            cell.text != " " || !cell.style.background.isDefault
            || !cell.style.attributes.isDisjoint(with: [.underline, .strikethrough, .inverse])
          let style = terminal.rows[row][column].style
          #expect(style == cell.style || !shows && style == .plain, "\(row), \(column)")
        }
      }
      previous = frame
    }
  }
}
