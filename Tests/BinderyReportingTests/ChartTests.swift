import BinderyMeasuring
import BinderyReporting
import Testing

@Suite struct ChartTests {
  @Test func drawsABarForEachRatio() {
    let chart = Chart.ratios([
      .example("list", kit: 400, twin: 50), .example("text", kit: 100, twin: 50),
      .example("alone", kit: 100),
    ])
    #expect(chart.split(separator: "<rect").count == 4)
    #expect(chart.contains(">list 100</text>"))
    #expect(chart.contains(">8.00×</text>"))
    #expect(!chart.contains("alone"))
    #expect(chart.hasPrefix("<svg ") && chart.hasSuffix("</svg>\n"))
  }

  @Test func barsAreAsLongAsTheirValues() {
    let chart = Chart.bars(
      "Lines", [(label: "a", value: 20, text: "20"), (label: "b & c", value: 10, text: "10")])
    #expect(chart.contains(#"width="430" height="13""#))
    #expect(chart.contains(#"width="215" height="13""#))
    #expect(chart.contains(">b &amp; c</text>"))
    #expect(Chart.bars("Nothing", []).contains(">Nothing</text>"))
  }

  @Test func drawsALineForEachWorkloadOfSeveralSizes() {
    let chart = Chart.growth([
      .example("flat", 100, kit: 100), .example("flat", 1_000, kit: 100),
      .example("once", 1, kit: 100),
    ])
    #expect(chart.split(separator: "<polyline").count == 2)
    #expect(chart.contains("flat: constant"))
  }

  /// A decade of sizes and of times is as long anywhere, and the ends of the scales are their
  /// powers of ten.
  @Test func putsPointsWhereTheScalesSay() {
    let chart = Chart.growth([
      .example("long", 10, kit: 1_000), .example("long", 100, kit: 10_000),
      .example("long", 1_000, kit: 100_000),
    ])
    #expect(chart.contains(#"<polyline points="60,380 265,210 470,40""#))
    #expect(chart.contains(#"<text x="265" y="400" text-anchor="middle" fill="black">100</text>"#))
    #expect(chart.contains(#"<text x="54" y="44" text-anchor="end" fill="black">100 µs</text>"#))
    #expect(chart.contains(#"<text x="54" y="384" text-anchor="end" fill="black">1 µs</text>"#))
    #expect(chart.contains("long: linear"))
  }
}
