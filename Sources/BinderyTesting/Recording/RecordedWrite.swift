public import Testing

/// A write to a recorded binding.
public struct RecordedWrite: Sendable, CustomStringConvertible {
  /// The name of the binding.
  public let name: String
  /// The value before, in words.
  public let old: String
  /// The value that was written, in words.
  public let new: String
  /// Whether both are equal; nil where the type is not `Equatable`.
  public let isEqual: Bool?
  /// On whose behalf it was written.
  public let phase: WritePhase
  /// The line of the test whose action wrote, or started the task that did; nil outside.
  public let actionLocation: SourceLocation?
  let trace: WriteTrace?

  /// The write in a line: `busy: false → true (action)`.
  public var description: String { "\(name): \(old) → \(new) \(circumstances)" }

  /// The phase, and whether the value was equal, in brackets.
  var circumstances: String { "(\(phase)\(isEqual == true ? ", equal" : ""))" }

  /// Where it was written, as far as that is known, in a few words.
  ///
  /// - Parameter isTraced: Whether it may take half a second.
  @MainActor func whereabouts(isTraced: Bool = true) -> String? {
    let places = [
      (isTraced ? trace?.line : nil).map { "at \($0)" },
      actionLocation.map { "for \($0.fileName):\($0.line)" },
    ].compactMap(\.self)
    return places.isEmpty ? nil : places.joined(separator: ", ")
  }
}
