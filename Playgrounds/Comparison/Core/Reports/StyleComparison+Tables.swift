import BinderyMeasuring
package import BinderyReporting

extension StyleComparison {
  /// What is written in each style, a row each.
  package var sourceTable: Table {
    var table = Table(header: [
      "written", "lines", "types", "lines of tests", "tests", "made for a test",
    ])
    for system in systems {
      for style in system.styles {
        let sources = style.sources
        table.add([
          "\(system.name), \(style.name)", "\(sources.featureLines)", "\(sources.types)",
          "\(sources.testLines)", "\(sources.tests)", Self.average(sources.made, sources.tests),
        ])
      }
      table.add([
        "\(system.name), shared", "\(system.shared.lines)", "\(system.shared.types)", "", "", "",
      ])
    }
    return table
  }

  /// What each style does in the script, a row each.
  package var runTable: Table {
    var table = Table(header: [
      "done", "bodies", "cells", "time", "from", "to", "allocations", "alive", "weak forgotten",
    ])
    for system in systems {
      for style in system.styles {
        let run = style.run
        table.add([
          "\(system.name), \(style.name)", Self.average(run.bodies, run.steps),
          Self.average(run.cells, run.steps), run.time.map { Figures.time($0.median) } ?? "",
          run.time.map { Figures.time($0.minimum) } ?? "",
          run.time.map { Figures.time($0.ninetiethPercentile) } ?? "",
          run.allocations.map(String.init) ?? "", "\(run.alive) of \(run.watched)",
          run.aliveIfForgotten > 0
            ? "leaks \(run.aliveIfForgotten) of \(run.watched)" : "no leak",
        ])
      }
    }
    return table
  }

  /// What the columns mean.
  package static let legend = """
    Lines are those that are neither blank nor comment only; shared is what all styles of a system \
    use. Made for a test: calls of initialisers, of .variable and of .constant before a test's \
    first action or check, on average.
    Bodies (of the feature's own views), cells (painted) and time (median, from the minimum to what \
    nine of ten runs do not exceed) are those of an interaction, on average over the script's \
    steps: what a person does, until the screen has settled. Allocations are those of one run of the \
    script, from mounting to teardown. Alive: watched objects after that. Weak \
    forgotten: the same after a run of the style written without any weak.
    """

  /// Said where times mean nothing.
  package static let debugWarning =
    "Built for debugging: the times mean nothing. Use swift run -c release compare."

  /// A quotient with one decimal.
  static func average(_ sum: Int, _ count: Int) -> String {
    if count == 0 { return "–" }
    let tenths = (sum * 10 + count / 2) / count
    return "\(tenths / 10).\(tenths % 10)"
  }
}
