import BinderyMeasuring
import BinderyReporting
import Comparison
import Testing

@Suite struct StyleComparisonTests {
  private var example: StyleComparison {
    var value = RunCounts()
    (value.steps, value.bodies, value.cells) = (4, 10, 1000)
    value.time = Summary(minimum: 900, median: 1_500, ninetiethPercentile: 20_000, samples: 9)
    (value.allocations, value.watched) = (250, 1)
    var subject = RunCounts()
    (subject.steps, subject.bodies, subject.cells) = (4, 8, 999)
    (subject.watched, subject.aliveIfForgotten) = (3, 2)
    return StyleComparison([
      .init(
        "Films", shared: (200, 12),
        styles: [
          .init(
            "value",
            SourceCounts(featureLines: 31, types: 2, testLines: 28, tests: 4, made: 10), value),
          .init(
            "subject", SourceCounts(featureLines: 60, types: 3, testLines: 9, tests: 0, made: 0),
            subject),
        ])
    ])
  }

  @Test func printsWhatIsWritten() {
    #expect(
      example.sourceTable.lines(.plain).joined(separator: "\n") == """
        written         lines  types  lines of tests  tests  made for a test
        ──────────────  ─────  ─────  ──────────────  ─────  ───────────────
        Films, value       31      2              28      4              2.5
        Films, subject     60      3               9      0                –
        Films, shared     200     12                                        
        """)
  }

  @Test func printsWhatIsDone() {
    #expect(
      example.runTable.lines(.markdown).joined(separator: "\n") == """
        | done           | bodies | cells |    time |   from |      to | allocations |  alive | weak forgotten |
        | -------------- | -----: | ----: | ------: | -----: | ------: | ----------: | -----: | -------------: |
        | Films, value   |    2.5 | 250.0 | 1.50 µs | 900 ns | 20.0 µs |         250 | 0 of 1 |        no leak |
        | Films, subject |    2.0 | 249.8 |         |        |         |             | 0 of 3 |   leaks 2 of 3 |
        """)
  }

  @Test func drawsABarForEachFigure() {
    let chart = example.chart
    // Two styles in each of eight panels, without the times, allocations and set-up of the second;
    // and the background.
    #expect(chart.split(separator: "<rect").count - 1 == 2 * 8 - 3 + 1)
    #expect(chart.contains(">Films, subject</text>"))
    #expect(chart.contains(">1.50 µs</text>"))
    #expect(chart.contains(">Cells painted per interaction</text>"))
  }
}
