/// The text of a Swift source file without its comments.
///
/// A string literal becomes a quotation mark for each of its characters, so that its words are not
/// taken for code; what is interpolated into it stays code. Line breaks stay where they are.
/// Regular expression literals are not told apart from operators.
package struct SourceText: Equatable, Sendable {
  /// The text.
  package let code: String

  /// Takes the text of a file.
  /// - Complexity: O(*n*), where *n* is the number of characters.
  package init(_ source: String) {
    var scanner = SourceScanner(source)
    code = scanner.scan()
  }

  /// The number of lines that are neither blank nor comment only.
  package var lineCount: Int {
    code.split(separator: "\n").count { line in !line.allSatisfy(\.isWhitespace) }
  }
}
