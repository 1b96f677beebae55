package import Bindery
import BinderyMeasuring
import Foundation

/// A piece of text that looks the same throughout.
package struct StyledPiece: Identifiable {
  /// A colour that views and surfaces both know.
  enum PieceColor: CaseIterable {
    case red, green, blue, yellow

    var color: Color {
      switch self {
      case .red: .red
      case .green: .green
      case .blue: .blue
      case .yellow: .yellow
      }
    }

    var cellColor: CellColor {
      switch self {
      case .red: .red
      case .green: .green
      case .blue: .blue
      case .yellow: .yellow
      }
    }
  }
  package let id: Int
  let text: String
  let isBold: Bool
  let isItalic: Bool
  let color: PieceColor?

  var view: Text {
    Text(text).bold(isBold).italic(isItalic).foregroundColor(color?.color)
  }

  /// Rows of pieces that take 20 columns each, in several scripts and styles.
  package static func screen(rows: Int, columns: Int) -> [[StyledPiece]] {
    let texts = [
      "The quick brown fox.", "Čtyři žluté květiny.", "Съешь этих булок, да",
      "日本語の文字は広いで", "한국어 글자 넓은 폭.", "e\u{301}tude a\u{308}hnlich, u\u{308}",
      "👩‍👩‍👧 🇨🇿 👍🏽 emoji here", "0123456789 ABCDEFGHI", "(α+β)² = α²+2αβ+β² ∞",
    ]
    var generator = SeededGenerator(seed: 7)
    return (0..<rows).map { row in
      (0..<columns / 20).map { column in
        StyledPiece(
          id: column,
          text: padded(texts[Int.random(in: 0..<texts.count, using: &generator)], to: 20),
          isBold: Bool.random(using: &generator), isItalic: Bool.random(using: &generator),
          color: Bool.random(using: &generator)
            ? PieceColor.allCases.randomElement(using: &generator) : nil)
      }
    }
  }

  private static func padded(_ text: String, to columns: Int) -> String {
    let missing = columns - CharacterWidth.columns(of: text)
    return missing > 0 ? text + String(repeating: "·", count: missing) : text
  }
}

/// A screen full of text.
package struct TextScreen: View {
  private let rows: [[StyledPiece]]

  package init(rows: [[StyledPiece]]) { self.rows = rows }

  package var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<rows.count) { row in
        HStack(spacing: 0) { ForEach(rows[row]) { piece in piece.view } }
      }
    }
  }
}

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
