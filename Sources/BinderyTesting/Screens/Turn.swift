import Testing

/// What the screen does on behalf of one line of the test, as the code that runs in it sees it.
///
/// Tasks that are started meanwhile inherit it.
final class Turn: Sendable {
  /// How far a turn is.
  enum Stage {
    /// An action of an element is running.
    case acting
    /// Views are brought up to date, and their lifecycle actions run.
    case updating
    /// What runs now was only started in it.
    case over
  }

  @TaskLocal static var current: Turn?

  /// The line of the test.
  let location: SourceLocation
  @MainActor var stage: Stage
  private let task: Int?

  @MainActor init(at location: SourceLocation, stage: Stage) {
    self.location = location
    self.stage = stage
    task = Self.currentTask
  }

  /// Whether the running code is in the turn itself, not in a task that was started meanwhile.
  var isOwnTask: Bool { task == Self.currentTask }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
