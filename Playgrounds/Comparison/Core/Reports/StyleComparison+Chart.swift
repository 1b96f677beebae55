import BinderyMeasuring
import BinderyReporting

extension StyleComparison {
  /// Bar charts of all measures, as SVG: the first style of each system is filled, the others are
  /// outlines.
  package var chart: String {
    Chart.panels([
      panel("Lines of the feature") { $0.sources.featureLines },
      panel("Lines of its tests") { $0.sources.testLines },
      panel("Things made before a test acts, on average") {
        ratio($0.sources.made, $0.sources.tests)
      } text: {
        Self.average($0.sources.made, $0.sources.tests)
      },
      panel("User bodies evaluated per interaction") {
        ratio($0.run.bodies, $0.run.steps)
      } text: {
        Self.average($0.run.bodies, $0.run.steps)
      },
      panel("Cells painted per interaction") {
        ratio($0.run.cells, $0.run.steps)
      } text: {
        Self.average($0.run.cells, $0.run.steps)
      },
      panel("Time per interaction, median") {
        $0.run.time?.median
      } text: {
        Figures.time($0.run.time?.median ?? 0)
      },
      panel("Heap allocations of the script, mounting to teardown") { $0.run.allocations },
      panel("Objects alive after teardown, each weak forgotten") { $0.run.aliveIfForgotten },
    ])
  }

  private func ratio(_ sum: Int, _ count: Int) -> Double? {
    count == 0 ? nil : Double(sum) / Double(count)
  }

  private func panel(_ title: String, _ value: (Style) -> Int?) -> BarPanel {
    panel(title) {
      value($0).map(Double.init)
    } text: {
      "\(value($0) ?? 0)"
    }
  }

  private func panel(
    _ title: String, value: (Style) -> Double?, text: (Style) -> String
  ) -> BarPanel {
    BarPanel(
      title,
      systems.flatMap { system in
        system.styles.enumerated().compactMap { index, style in
          value(style).map { value in
            BarPanel.Bar(
              "\(system.name), \(style.name)", value, text: text(style), isFilled: index == 0)
          }
        }
      })
  }
}
