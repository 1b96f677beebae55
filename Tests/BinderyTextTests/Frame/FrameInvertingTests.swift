import BinderyText
import Testing

@Suite struct FrameInvertingTests {
  /// Two rows of four cells: `a`, a wide character, and a cell that is inverse already.
  private var frame: Frame {
    var surface = Surface(rows: 2, columns: 4)
    surface.write("a世", x: 0, y: 0)
    surface.write("x", x: 1, y: 1, style: CellStyle(attributes: .inverse))
    return Frame(surface)
  }

  private func inverse(_ rect: CellRect) -> [[Bool]] {
    let inverted = frame.inverting(rect)
    #expect(inverted.text == frame.text)
    return (0..<2).map { row in
      (0..<4).map { inverted[row: row, column: $0].style.attributes.contains(.inverse) }
    }
  }

  @Test func exchangesTheColoursOfEachCell() {
    #expect(
      inverse(CellRect(x: 0, y: 0, width: 3, height: 1)) == [
        [true, true, true, false], [false, true, false, false],
      ])
  }

  @Test func givesBackWhatIsInverse() {
    #expect(
      inverse(CellRect(x: 0, y: 1, width: 4, height: 1)) == [
        [false, false, false, false], [true, false, true, true],
      ])
  }

  @Test(arguments: [
    CellRect(x: 9, y: 0, width: 3, height: 1), CellRect(x: 0, y: 0, width: -3, height: 1),
    CellRect(x: 0, y: 5, width: 1, height: 1), CellRect(x: -4, y: 0, width: 4, height: 1),
  ])
  func leavesOutWhatIsNotThere(_ rect: CellRect) {
    #expect(frame.inverting(rect) == frame)
  }

  @Test func takesThePartThatIsThere() {
    #expect(
      inverse(CellRect(x: 3, y: -1, width: Int.max, height: 2)) == [
        [false, false, false, true], [false, true, false, false],
      ])
  }
}
