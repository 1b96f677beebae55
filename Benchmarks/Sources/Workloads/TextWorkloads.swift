import Bindery
import BinderyMeasuring

extension Workload {
  /// A screen of 200 × 60 cells of mixed styles and scripts, from scratch.
  static let textScreen = Workload(
    "text-screen", sizes: [60], unit: "cells", units: { 200 * $0 }
  ) { height in
    let rows = StyledPiece.screen(rows: height, columns: 200)
    var composition: Composition?
    let kit = Exercise {
      composition = nil
    } operation: {
      composition = Composition(width: 200, height: height) { TextScreen(rows: rows) }
    }
    let screen = TwinScreen(columns: 200, rows: height)
    let twin = Exercise { repetitions in
      for _ in 0..<repetitions { Twins.drawScreen(rows, on: &screen.surface) }
    }
    return Trial(kit: kit, twin: twin) { composition?.counters.byName ?? [:] }
  }

  /// A long text wrapped at 80 columns; the size is in kilobytes.
  static let wrap = Workload("wrap", sizes: [10, 100], unit: "bytes", units: { $0 * 1_000 }) {
    size in
    let text = prose(bytes: size * 1_000)
    let height = size * 16
    var composition: Composition?
    let kit = Exercise {
      composition = nil
    } operation: {
      composition = Composition(width: 80, height: height) { Text(text) }
    }
    let screen = TwinScreen(rows: height)
    let twin = Exercise { repetitions in
      for _ in 0..<repetitions { Twins.drawWrapped(text, on: &screen.surface) }
    }
    return Trial(kit: kit, twin: twin) { composition?.counters.byName ?? [:] }
  }

  /// Words with single spaces between them, some with letters beyond ASCII.
  private static func prose(bytes: Int) -> String {
    let words = [
      "a", "view", "is", "a", "value", "that", "tells", "what", "to", "show", "and", "nothing",
      "else", "žádný", "naïve", "列", "rows,", "columns", "cells;", "frame", "surface", "measure",
    ]
    var generator = SeededGenerator(seed: 11)
    var text = "Text"
    while text.utf8.count < bytes {
      text += " "
      text += words[Int.random(in: 0..<words.count, using: &generator)]
    }
    return text
  }
}
