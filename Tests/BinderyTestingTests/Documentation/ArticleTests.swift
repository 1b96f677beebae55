import Foundation
import Testing

/// Each block of code in the articles that follows a line `<!-- snippet: … -->` must stand in one
/// of these tests.
@Suite struct ArticleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let catalog = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/BinderyTesting/BinderyTesting.docc")

  private func lines(of url: URL) throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func snippets(in lines: [String]) -> [(name: String, code: String)] {
    lines.indices.filter { lines[$0].hasPrefix("<!-- snippet: ") }.map { index in
      let name = lines[index].dropFirst("<!-- snippet: ".count).prefix { $0 != " " }
      let code = lines[(index + 2)...].prefix { $0 != "```" }
      return (String(name), code.joined(separator: "\n"))
    }
  }

  @Test(arguments: [
    ("BinderyTesting.md", 1), ("TestingAFeatureInThreeWays.md", 4),
    ("FromAViewModelToBindings.md", 6),
  ])
  func everySnippetIsCompiledAndTested(_ article: String, _ count: Int) throws {
    let text = try lines(of: Self.catalog.appending(path: article))
    let sources = try ["FeedbackTests.swift", "GuestListTests.swift", "SignUpTests.swift"]
      .map { try lines(of: Self.folder.appending(path: $0)).joined(separator: "\n") }
    let snippets = snippets(in: text)
    #expect(snippets.count == count)
    #expect(text.count { $0 == "```swift" } == count, "each block of Swift is a snippet")
    for snippet in snippets {
      let isCompiled = sources.contains { $0.contains(snippet.code) }
      #expect(!snippet.code.isEmpty && isCompiled, "snippet \(snippet.name)")
    }
  }
}
