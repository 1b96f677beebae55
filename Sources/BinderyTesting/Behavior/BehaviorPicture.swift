import Testing

/// What a person saw after a step.
struct BehaviorPicture {
  /// The step; nil for the beginning.
  let step: String?
  let lines: [String]
  let outline: String
  let location: SourceLocation

  /// When it was taken, in words.
  var moment: String { step.map { "after the step \"\($0)\"" } ?? "before the first step" }
}
