/// Rows of text in columns.
public struct Table: Equatable, Sendable {
  /// How a table is written.
  public enum Style: Sendable {
    /// Columns of equal width, for a terminal.
    case plain
    /// As Markdown shows it.
    case markdown
  }

  private let header: [String]
  private var rows: [[String]] = []

  /// Makes a table without rows. The first column is text, the others are numbers.
  public init(header: [String]) { self.header = header }

  /// Adds a row, of as many texts as the header.
  public mutating func add(_ row: [String]) {
    precondition(row.count == header.count, "Row of another width than the header")
    rows.append(row)
  }

  /// The lines of the table.
  public func lines(_ style: Style) -> [String] {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max()!
    }
    func line(_ row: [String]) -> String {
      let cells = row.indices.map { column in
        // Markdown's rule takes two characters, also below one.
        let padding = String(repeating: " ", count: max(0, widths[column] - row[column].count))
        return column == 0 ? row[column] + padding : padding + row[column]
      }
      switch style {
      case .plain: return cells.joined(separator: "  ")
      case .markdown: return "| " + cells.joined(separator: " | ") + " |"
      }
    }
    let rule = widths.indices.map { column in
      switch style {
      case .plain: String(repeating: "─", count: widths[column])
      case .markdown:
        String(repeating: "-", count: max(1, widths[column] - 1)) + (column == 0 ? "-" : ":")
      }
    }
    return [line(header), line(rule)] + rows.map(line)
  }
}
