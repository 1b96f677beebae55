import Foundation
import Testing

/// Code blocks that follow a line `<!-- snippet: … -->` must stand in a file of these tests.
@Suite struct ReadmeTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  private func lines(of url: URL) throws -> [Substring] {
    try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  private func snippets(in lines: [Substring]) -> [(name: String, code: [String])] {
    var snippets: [(name: String, code: [String])] = []
    for (index, line) in lines.map({ $0.trimmingPrefix(while: \.isWhitespace) }).enumerated()
    where line.hasPrefix("<!-- snippet: ") {
      let name = line.dropFirst("<!-- snippet: ".count).prefix { $0 != " " }
      let code = lines[(index + 2)...].prefix { !$0.hasSuffix("```") }
      snippets.append((String(name), code.map { $0.trimmingCharacters(in: .whitespaces) }))
    }
    return snippets
  }

  @Test func everySnippetIsCompiledAndTested() throws {
    let readme = snippets(in: try lines(of: Self.root.appending(path: "README.md")))
    #expect(readme.count >= 3)
    let sources = try ["Snippets.swift"].map { name in
      try lines(of: Self.folder.appending(path: name))
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
    for snippet in readme {
      let code = snippet.code.joined(separator: "\n")
      #expect(sources.contains { $0.contains(code) }, "snippet \(snippet.name)")
    }
  }
}
