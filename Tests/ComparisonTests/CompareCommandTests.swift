import Comparison
import Foundation
import Testing

@MainActor @Suite struct CompareCommandTests {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent().path

  private func run(_ arguments: String..., in path: String = here) async throws -> String {
    var output: [String] = []
    try await CompareCommand.run(
      try CompareOptions(arguments), in: path, budget: .zero, print: { output.append($0) })
    return output.joined(separator: "\n")
  }

  @Test func comparesTheFilms() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try await run("--system", "Movies", "--markdown", "--svg", file.path)
    let rows = output.split(separator: "\n").filter { $0.hasPrefix("| Movies, ") }
    #expect(rows.count == 5)
    #expect(rows.count { $0.contains("| 0 of ") && $0.hasSuffix("no leak |") } == 2)
    #if DEBUG
      #expect(output.contains(StyleComparison.debugWarning))
    #endif
    let chart = try String(contentsOf: file, encoding: .utf8)
    #expect(chart.hasPrefix("<svg ") && chart.contains("Movies, observable"))
  }

  @Test func aSystemThatIsNotThereIsNamed() async {
    await #expect(throws: CompareOptionsError.self) { try await run("--system", "Movie") }
    #expect(
      CompareOptionsError.noSuchSystem("Movie", known: ["Movies", "Users"]).description
        == "There is no system Movie, only Movies, Users.")
  }

  @Test func needsThePackage() async {
    let path = FileManager.default.temporaryDirectory.path
    await #expect(throws: ComparisonError.notInPackage(path)) { try await run(in: path) }
  }

  @Test func saysWhatCannotBeWritten() async {
    let file = Self.here + "/SourceTextTests.swift/no.svg"
    let error = await #expect(throws: ComparisonError.self) {
      try await run("--system", "Movies", "--svg", file)
    }
    #expect(error?.description.hasPrefix("\(file) cannot be written: ") == true)
  }

  @Test func explainsItself() async throws {
    #expect(try await run("--help") == CompareOptions.help)
  }
}
