import Foundation
import Synchronization

/// Writes a frame into a test's source, in place of the literal that was expected.
///
/// The literal is the first one of several lines after the call's name on its line. Calls are known
/// by their lines as they were compiled; what has been written before has moved them.
package struct FrameRecording {
  private let file: String
  private let line: Int
  private let function: String

  /// - Parameters:
  ///   - file: The source file.
  ///   - line: The line of the call, as it was compiled.
  ///   - function: The name of what is called.
  package init(file: String, line: Int, function: String) {
    self.file = file
    self.line = line
    self.function = function
  }

  /// A literal that was replaced, by the line of its call as it was compiled.
  private struct Edit {
    let line: Int
    let addedLines: Int
    let text: String
  }
  // The only state of the process in the kit: recordings of one run change one file several times,
  // from tests that run at the same time. It is touched while recording only.
  private static let edits = Mutex<[String: [Edit]]>([:])

  /// Replaces the literal.
  /// - Returns: What was done, in a sentence.
  package func record(_ text: String) -> String {
    Self.edits.withLock { edits in
      let done = edits[file] ?? []
      if let earlier = done.first(where: { $0.line == line }) {
        return earlier.text == text
          ? "The frame is already recorded."
          : "The same line has recorded another frame: it cannot expect both."
      }
      let moved = done.filter { $0.line < line }.reduce(0) { $0 + $1.addedLines }
      do {
        var source = try String(contentsOfFile: file, encoding: .utf8)
        guard let added = Self.replace(in: &source, call: function, at: line + moved, by: text)
        else { return "It was not recorded: there is no literal of several lines at line \(line)." }
        try source.write(toFile: file, atomically: true, encoding: .utf8)
        edits[file, default: []].append(Edit(line: line, addedLines: added, text: text))
        return "It was recorded. Run the test again without RECORD_FRAMES."
      } catch {
        return "It was not recorded: \(file) cannot be read and written."
      }
    }
  }

  /// Replaces the first literal of several lines that follows a call.
  /// - Returns: By how many lines the source has grown, or nil where there is no such literal.
  package static func replace(
    in source: inout String, call: String, at line: Int, by text: String
  ) -> Int? {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard line >= 1, line <= lines.count, lines[line - 1].contains(call) else { return nil }
    // A literal of several lines begins at the end of a line. Quotes elsewhere are of other
    // literals.
    let start = lines[(line - 1)...].firstIndex { line in
      line.trimmingCharacters(in: .whitespaces).hasSuffix("\"\"\"")
    }
    guard let start, let quote = lines[start].range(of: "\"\"\"", options: .backwards)
    else { return nil }
    let pounds = lines[start][..<quote.lowerBound].reversed().prefix { $0 == "#" }.count
    let delimiter = "\"\"\"" + String(repeating: "#", count: pounds)
    let end = lines[(start + 1)...].firstIndex { line in
      line.drop { $0 == " " || $0 == "\t" }.hasPrefix(delimiter)
    }
    guard let end else { return nil }
    let indent = String(lines[end].prefix { $0 == " " || $0 == "\t" })
    let new = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indent + escaped(String(line), pounds: pounds)
    }
    lines.replaceSubrange((start + 1)..<end, with: new)
    source = lines.joined(separator: "\n")
    return new.count - (end - start - 1)
  }

  private static func escaped(_ line: String, pounds: Int) -> String {
    let hash = String(repeating: "#", count: pounds)
    return line.replacingOccurrences(of: "\\\(hash)", with: "\\\(hash)\\\(hash)")
      .replacingOccurrences(of: "\"\"\"", with: "\\\(hash)\"\"\"")
  }
}
