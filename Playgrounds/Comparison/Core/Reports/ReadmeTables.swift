import BinderyReporting

/// The tables of a comparison, as they stand in the README.
package enum ReadmeTables {
  /// The line before the tables.
  package static let opening = "<!-- tables of: swift run -c release compare --readme -->"
  /// The line behind them.
  package static let closing = "<!-- end of the tables -->"

  /// Returns a README with the tables of a comparison in place of its own.
  package static func insert(
    _ comparison: StyleComparison, into readme: String
  ) throws(ComparisonError) -> String {
    guard let start = readme.firstRange(of: opening), let end = readme.firstRange(of: closing),
      start.upperBound <= end.lowerBound
    else { throw .noPlaceForTables }
    let tables = [comparison.sourceTable, comparison.runTable]
      .map { $0.lines(.markdown).joined(separator: "\n") }.joined(separator: "\n\n")
    return readme[..<start.upperBound] + "\n\n\(tables)\n\n" + readme[end.lowerBound...]
  }

  /// The cells of the tables of a README, a list for each row; those of rules left out.
  package static func cells(in readme: String) throws(ComparisonError) -> [[String]] {
    guard let start = readme.firstRange(of: opening), let end = readme.firstRange(of: closing),
      start.upperBound <= end.lowerBound
    else { throw .noPlaceForTables }
    return readme[start.upperBound..<end.lowerBound].split(separator: "\n")
      .filter { $0.hasPrefix("|") && !$0.hasPrefix("| --") }
      .map { row in
        row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
          .map { cell in
            String(
              cell.trimmingPrefix(while: \.isWhitespace).reversed()
                .drop(while: \.isWhitespace).reversed())
          }
      }
  }
}
