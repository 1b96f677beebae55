import BinderyText
import Testing

@Suite struct FrameTests {
  @Test func trimsSpacesButKeepsRows() {
    var surface = Surface(rows: 3, columns: 6)
    #expect(Frame(surface).text == "\n\n")
    surface.write("  a  ", x: 0, y: 1)
    #expect(Frame(surface).text == "\n  a\n")
    #expect(Frame(surface).lines == ["", "  a", ""])
    #expect("\(Frame(surface))" == "\n  a\n")
    #expect(Frame(Surface(rows: 0, columns: 6)).text == "")
  }

  @Test func doesNotChangeWithTheSurface() {
    var surface = Surface(rows: 1, columns: 6)
    surface.write("e\u{301}", x: 0, y: 0)
    let frame = Frame(surface)
    surface.write("o\u{302}x", x: 0, y: 0)
    #expect(frame.text == "e\u{301}")
  }

  @Test func equalsAFrameThatShowsTheSame() {
    let (red, blue) = (CellStyle(foreground: .red), CellStyle(foreground: .blue))
    var first = Surface(rows: 1, columns: 6)
    first.write("e\u{301}", x: 0, y: 0, style: red)
    first.write("👍🏽", x: 1, y: 0, style: blue)
    var second = Surface(rows: 1, columns: 6)
    second.write("👍🏽", x: 1, y: 0, style: blue)
    second.write("e\u{301}", x: 0, y: 0, style: red)
    #expect(Frame(first) == Frame(second))
    second.write("x", x: 5, y: 0)
    #expect(Frame(first) != Frame(second))
    first.write("x", x: 5, y: 0, style: red)
    #expect(Frame(first) != Frame(second))
    #expect(Frame(Surface(rows: 1, columns: 2)) != Frame(Surface(rows: 2, columns: 1)))
  }

  @Test func namesTheRowsThatDiffer() {
    var surface = Surface(rows: 4, columns: 6)
    let before = Frame(surface)
    surface.write("a", x: 0, y: 1)
    surface.fill(CellRect(x: 0, y: 3, width: 1, height: 1), background: .red)
    #expect(Frame(surface).rowsDiffering(from: before) == [1, 3])
    #expect(before.rowsDiffering(from: before) == [])
    surface.resize(rows: 5, columns: 6)
    #expect(Frame(surface).rowsDiffering(from: before) == [1, 3, 4])
    surface.resize(rows: 2, columns: 5)
    #expect(Frame(surface).rowsDiffering(from: before) == [0, 1, 2, 3])
  }
}
