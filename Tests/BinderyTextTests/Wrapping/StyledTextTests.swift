import BinderyText
import Testing

@Suite struct StyledTextTests {
  @Test func joinsNeighboursOfOneStyle() {
    let bold = CellStyle(attributes: .bold)
    let text = StyledText([("a", .plain), ("", bold), ("é", .plain), ("c", bold)])
    #expect(text.text == "aéc")
    #expect(text.runs.map(\.end) == [3, 4])
    #expect(text.runs.map(\.style) == [.plain, bold])
  }

  @Test func emptyTextHasNoRuns() {
    #expect(StyledText("").runs == [])
    #expect(StyledText([]).text == "")
  }
}
