import Foundation

/// A page of the guides.
struct Guide {
  /// The name of its file.
  let name: String
  private let lines: [String]

  /// A code block of Swift, and the file that it says it is from.
  struct Excerpt {
    let source: String?
    let lines: [String]
  }

  init(name: String, text: String) {
    self.name = name
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The code blocks of Swift. Each should follow a line `<!-- excerpt: path -->`.
  var excerpts: [Excerpt] {
    var excerpts: [Excerpt] = []
    for (index, line) in lines.enumerated() where line == "```swift" {
      let comment = index > 0 ? lines[index - 1] : ""
      let path = comment.wholeMatch(of: /<!-- excerpt: (\S+) -->/)?.1
      let code = lines[(index + 1)...].prefix { $0 != "```" }
      excerpts.append(Excerpt(source: path.map(String.init), lines: Array(code)))
    }
    return excerpts
  }

  /// The names of the pictures that it shows.
  var pictures: [String] {
    lines.joined(separator: "\n").matches(of: /!\[[^\]]*\]\(([^)]+)\)/).map { String($0.1) }
  }
}

extension Guide.Excerpt {
  /// Whether the lines stand in a source, one after another, all moved by the same number of
  /// columns.
  func stands(in source: String) -> Bool {
    let source = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard !lines.isEmpty, source.count >= lines.count else { return false }
    return (0...(source.count - lines.count)).contains { start in
      let candidate = source[start..<(start + lines.count)]
      guard let first = candidate.first, first.hasSuffix(lines[0]) else { return false }
      let indent = String(first.prefix(first.count - lines[0].count))
      guard indent.allSatisfy({ $0 == " " }) else { return false }
      return zip(candidate, lines).allSatisfy { source, line in
        source == (line.isEmpty ? "" : indent + line)
      }
    }
  }
}
