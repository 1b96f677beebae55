import BinderyComposition
import BinderyText
import Testing

/// What can be wrong with the writes of a recorder, in words.
@MainActor enum RecorderFailure {
  nonisolated static let unfinished = """
    A write recorder was let go of before it was finished, so nothing has checked what is left in \
    its journal.

    Call finish() at the end, or use withWriteRecorder, which does.
    """

  static func unknown(_ name: String, known: [String]) -> String {
    let nearest = Nearness.sorted(known, by: name).prefix(5)
    let names = nearest.map { "\"\($0)\"" }.joined(separator: ", ")
    return "No recorded binding is named \"\(name)\"."
      + (names.isEmpty ? "" : " The nearest names: \(names).")
  }

  static func mismatched(_ name: String, _ type: Any.Type, expected: Any.Type) -> String {
    "The binding \"\(name)\" holds values of type \(type), and was compared with \(expected)."
  }

  /// - Parameter isTraced: Whether to find out where it was written.
  static func unexpected(
    _ write: RecordedWrite, in journal: [RecordedWrite], at index: Int, isTraced: Bool
  ) -> String {
    let place = write.whereabouts(isTraced: isTraced).map { ", written \($0)" } ?? ""
    return """
      An unexpected write: \(write)\(place).

      \(excerpt(of: journal, around: index))

      Expect it, with expect("\(write.name)", …), or insist on other bindings only, with .only(…).
      """
  }

  /// Some lines before and after a write, which is marked.
  private static func excerpt(of journal: [RecordedWrite], around index: Int) -> String {
    let first = max(0, index - 5)
    let last = min(journal.count - 1, index + 5)
    var lines = (first...last).map { "\($0 == index ? "→" : " ") \(journal[$0])" }
    if first > 0 { lines.insert("  …", at: 0) }
    if last < journal.count - 1 { lines.append("  …") }
    return lines.joined(separator: "\n")
  }

  static func running(_ task: RunningTask) -> String {
    """
    \(task) was still running when the recorder finished, and may write on.

    Await it with settle(), let it go on by its gate or clock, or unmount the screen.
    """
  }

  static func differing(_ name: String, lines: [LineDifference.Line]) -> String {
    let isMissing = lines.contains { $0.sign == .removed }
    let isSurplus = lines.contains { $0.sign == .inserted }
    let heading =
      switch (isMissing, isSurplus) {
      case (true, false): "A write to \"\(name)\" is missing"
      case (false, true): "\"\(name)\" was written more often than expected"
      default: "The writes to \"\(name)\" differ"
      }
    return """
      \(heading) (− expected, + written):

      \(lines.map(\.description).joined(separator: "\n"))
      """
  }

  static func neverWritten(_ name: String, expected: String) -> String {
    "\"\(name)\" was not written; expected was \(expected)."
  }

  static func differingLast(_ write: RecordedWrite, expected: String) -> String {
    let place = write.whereabouts().map { ", written \($0)" } ?? ""
    return """
      The last write to "\(write.name)" differs (− expected, + written):

      − \(expected)
      + \(write.new) \(write.circumstances)\(place)
      """
  }

  static func differingCount(_ name: String, expected: Int, writes: [RecordedWrite]) -> String {
    let list = writes.map { "\n  \($0)" }.joined()
    return "Expected \(times(expected)) to \"\(name)\", and there were \(writes.count)"
      + (list.isEmpty ? "." : ":\n\(list)")
  }

  private static func times(_ count: Int) -> String { count == 1 ? "1 write" : "\(count) writes" }

  static func differingJournal(_ lines: [LineDifference.Line]) -> String {
    """
    The journal differs (− expected, + written):

    \(lines.map(\.description).joined(separator: "\n"))
    """
  }
}
