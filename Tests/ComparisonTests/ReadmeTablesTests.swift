import Comparison
import Foundation
import Testing

@MainActor @Suite struct ReadmeTablesTests {
  private var example: StyleComparison {
    StyleComparison([
      .init(
        "Films", shared: (200, 12),
        styles: [
          .init(
            "value", SourceCounts(featureLines: 31, types: 2, testLines: 28, tests: 4, made: 12),
            RunCounts())
        ])
    ])
  }

  @Test func standBetweenTheirMarks() throws {
    let readme = "a\n\(ReadmeTables.opening)\nold\n\(ReadmeTables.closing)\nb\n"
    let text = try ReadmeTables.insert(example, into: readme)
    #expect(text.hasPrefix("a\n\(ReadmeTables.opening)\n\n| written "))
    #expect(text.hasSuffix(" |\n\n\(ReadmeTables.closing)\nb\n"))
    #expect(!text.contains("old"))
    #expect(try ReadmeTables.insert(example, into: text) == text)
    #expect(
      try ReadmeTables.cells(in: text) == [
        ["written", "lines", "types", "lines of tests", "tests", "made for a test"],
        ["Films, value", "31", "2", "28", "4", "3.0"],
        ["Films, shared", "200", "12", "", "", ""],
        [
          "done", "bodies", "cells", "time", "from", "to", "allocations", "alive",
          "weak forgotten",
        ],
        ["Films, value", "–", "–", "", "", "", "", "0 of 0", "no leak"],
      ])
  }

  @Test func needTheirMarks() {
    #expect(throws: ComparisonError.noPlaceForTables) {
      try ReadmeTables.insert(example, into: "\(ReadmeTables.closing)\n\(ReadmeTables.opening)\n")
    }
    #expect(throws: ComparisonError.noPlaceForTables) { try ReadmeTables.cells(in: "nothing") }
  }

  /// Times and allocations depend on the machine and on how the program was built.
  @Test func theReadmeSaysWhatIsCounted() async throws {
    let folder = try PackageFolder(
      containing: URL(filePath: #filePath).deletingLastPathComponent().path)
    let readme = try String(contentsOf: folder.url.appending(path: "README.md"), encoding: .utf8)
    let comparison = try await StyleComparison(of: Catalog.scripts, in: folder, budget: nil)
    let now = try ReadmeTables.insert(comparison, into: readme)
    func counted(_ text: String) throws -> [[String]] {
      try ReadmeTables.cells(in: text).map { row in
        row.count == 9 ? Array(row[...2] + row[7...]) : row
      }
    }
    let changed = try counted(now).filter { try !counted(readme).contains($0) }
    #expect(changed == [], "write it: swift run -c release compare --readme")
    #expect(try counted(readme).count == counted(now).count)
  }
}
