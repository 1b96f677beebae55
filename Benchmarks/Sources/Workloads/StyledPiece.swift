import Bindery

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
