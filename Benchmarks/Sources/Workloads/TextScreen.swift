package import Bindery
import Foundation

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
