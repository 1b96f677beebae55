import BinderyText
import Testing

/// The first moment at which two styles of a feature differ, in words.
struct BehaviorDifference {
  let failure: TestFailure

  /// Compares what a person saw. Nil where it was the same.
  /// - Parameters:
  ///   - names: The style that is compared with, and the other one.
  init?(
    of new: [BehaviorPicture], from old: [BehaviorPicture], _ names: (old: String, new: String),
    at location: SourceLocation
  ) {
    for (old, new) in zip(old, new) {
      guard let difference = Self.difference(of: new, from: old, names) else { continue }
      let heading = "The style \"\(names.new)\" differs from \"\(names.old)\" \(new.moment)"
      failure = TestFailure("\(heading).\n\n\(difference)", at: new.location)
      return
    }
    if old.count == new.count { return nil }
    failure = TestFailure(
      """
      The style "\(names.new)" took \(new.count - 1) steps, and "\(names.old)" took \
      \(old.count - 1). The script must be the same for both.
      """, at: location)
  }

  private static func difference(
    of new: BehaviorPicture, from old: BehaviorPicture, _ names: (old: String, new: String)
  ) -> String? {
    if new.step != old.step {
      return "There, the step of \"\(names.old)\" was \"\(old.step ?? "")\"."
    }
    var parts: [String] = []
    let signs = "(− \(names.old), + \(names.new))"
    if let frame = FrameDifference(of: new.lines, from: old.lines.joined(separator: "\n")) {
      parts.append("The frames \(signs):\n\n\(frame.rows)")
    }
    if new.outline != old.outline {
      let lines = LineDifference.lines(from: old.outline.lines, to: new.outline.lines)
      parts.append("The semantic trees \(signs):\n\n\(lines.inWords)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }

  /// Compares the watched state at the end. Nil where it is the same.
  init?(
    ofState new: [String], from old: [String], _ names: (old: String, new: String),
    at location: SourceLocation
  ) {
    if new == old { return nil }
    let lines = LineDifference.lines(from: old, to: new)
    failure = TestFailure(
      """
      The style "\(names.new)" ends with another state than "\(names.old)" \
      (− \(names.old), + \(names.new)):

      \(lines.inWords)
      """, at: location)
  }
}

extension [LineDifference.Line] {
  fileprivate var inWords: String { map(\.description).joined(separator: "\n") }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
