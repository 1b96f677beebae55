/// How two lists differ, line by line.
enum LineDifference {
  /// Whether a line is in the first list, in the second or in both.
  enum Sign: String {
    case removed = "−"
    case inserted = "+"
    case kept = " "
  }
  /// A line of a comparison.
  struct Line: CustomStringConvertible {
    let sign: Sign
    let text: String

    var description: String { text.isEmpty ? sign.rawValue : "\(sign.rawValue) \(text)" }
  }

  /// Compares, with as few lines that differ as can be. Removed lines come before inserted ones.
  /// - Parameters:
  ///   - wordsOfOld: A line for an element of `old`.
  ///   - wordsOfNew: A line for the element of `new` at a position, and whether it is also in
  ///     `old`.
  static func lines<Value: Equatable>(
    from old: [Value], to new: [Value], _ wordsOfOld: (Value) -> String,
    _ wordsOfNew: (Int, Bool) -> String
  ) -> [Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(Line(sign: .removed, text: wordsOfOld(old[i])))
        i += 1
      } else if inserted.contains(j) {
        lines.append(Line(sign: .inserted, text: wordsOfNew(j, false)))
        j += 1
      } else {
        lines.append(Line(sign: .kept, text: wordsOfNew(j, true)))
        i += 1
        j += 1
      }
    }
    return lines
  }

  /// Compares texts.
  static func lines(from old: [String], to new: [String]) -> [Line] {
    lines(from: old, to: new, { $0 }, { index, _ in new[index] })
  }
}
