import BinderyText
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct FrameSVGTests {
  private func body(_ frame: Frame) -> [Substring] {
    frame.svg.split(separator: "\n").dropFirst(3).dropLast()
  }

  @Test func drawsARunAsATextOfFixedLength() {
    var surface = Surface(rows: 2, columns: 10)
    surface.write("a <b>", x: 1, y: 1, style: CellStyle(foreground: .red, attributes: .bold))
    #expect(
      body(Frame(surface))
        == [
          "<text x=\"0\" y=\"28\" textLength=\"8\" class=\"f\"> </text>",
          "<text x=\"8\" y=\"28\" textLength=\"40\" class=\"c1\" font-weight=\"bold\">a &lt;b&gt;</text>",
        ].filter { !$0.contains("> <") }.map { Substring($0) })
  }

  @Test func drawsBackgroundsAndInverse() {
    var surface = Surface(rows: 1, columns: 4)
    surface.write("a", x: 0, y: 0, style: CellStyle(background: .rgb(255, 0, 10)))
    surface.write("b", x: 1, y: 0, style: CellStyle(attributes: [.inverse, .underline, .dim]))
    #expect(
      body(Frame(surface)) == [
        "<rect x=\"0\" y=\"0\" width=\"8\" height=\"16\" fill=\"#ff000a\"/>",
        "<text x=\"0\" y=\"12\" textLength=\"8\" class=\"f\">a</text>",
        "<rect x=\"8\" y=\"0\" width=\"8\" height=\"16\" class=\"f\"/>",
        "<text x=\"8\" y=\"12\" textLength=\"8\" class=\"b\" opacity=\"0.6\" "
          + "text-decoration=\"underline\">b</text>",
      ])
  }

  @Test func separatesWideFromNarrow() {
    var surface = Surface(rows: 1, columns: 8)
    surface.write("a漢字b", x: 0, y: 0)
    #expect(
      body(Frame(surface)).map { $0.split(separator: " ", maxSplits: 3)[3] } == [
        "textLength=\"8\" class=\"f\">a</text>", "textLength=\"32\" class=\"f\">漢字</text>",
        "textLength=\"8\" class=\"f\">b</text>",
      ])
  }

  @Test func followsLightAndDarkPages() {
    let svg = Frame(Surface(rows: 1, columns: 2)).svg
    #expect(svg.contains("width=\"16\" height=\"16\" viewBox=\"0 0 16 16\""))
    #expect(svg.contains("@media(prefers-color-scheme:dark)"))
    #expect(svg.contains("<rect width=\"16\" height=\"16\" class=\"b\"/>"))
  }

  @Test func dropsWhatXMLDoesNotAllow() {
    #expect(Frame.escapedForXML("a\u{0}\u{1B}&\"<>\u{10FFFD}") == "a&amp;&quot;&lt;&gt;\u{10FFFD}")
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func isWellFormed(seed: UInt64) {
    var random = RandomText(seed: seed)
    var surface = Surface(rows: 3, columns: 20)
    for y in 0..<3 { surface.write(random.string(upTo: 20), x: 0, y: y, style: random.style()) }
    let parser = XMLParser(data: Data(Frame(surface).svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }
}
