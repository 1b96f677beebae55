import BinderyComposition
import BinderyText
public import Testing

extension Screen {
  /// Waits until nothing runs any more that the screen has started, and shows what came of it.
  ///
  /// Awaited are `.task`, the action of `refreshable`, and each `Task { }` that was started in an
  /// action or a lifecycle closure, with all that they start. A task that waits for a `Gate` or a
  /// `TestClock` counts as settled. Detached tasks, queues and publishers are not seen: wait for
  /// what they change with `wait(until:)`.
  ///
  /// Which task awaits which is not known, so it goes by who started whom:
  /// - A task that has started one that waits, and whose handle is kept, counts as settled too,
  ///   since it may be awaiting it. Where the handle was discarded, it is awaited.
  /// - A task counts as settled once one of its child tasks (`async let`, a task group) waits, also
  ///   while others run.
  /// - A task that awaits one that it has not started itself counts as running.
  ///
  /// The test fails if nothing happens on the screen for as long as `deadline` while tasks run on.
  /// The failure names them: a `.task` by the line of the modifier, a task that an action has
  /// started by the line of the test that acted, one that a lifecycle closure has started by its
  /// view and the line of the test on whose behalf that ran. Each event of the screen, such as a
  /// change or the end of a task, begins the deadline anew: tasks that keep changing the screen are
  /// waited for without end, up to the time limit of the test.
  /// - Parameter deadline: How long nothing may happen; the screen's own deadline if nil.
  public func settle(
    deadline: Duration? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    if !composition.isMounted {
      forgetTree()
      await composition.settle()
      recordIssues(at: sourceLocation)
      return
    }
    let limit = deadline ?? self.deadline
    let isSettled = await wait(limit, at: sourceLocation) { [composition] in composition.isSettled }
    if isSettled { return }
    giveUp("The screen did not settle", limit, at: sourceLocation)
  }

  /// Waits until a condition holds, which is asked again after each change of the screen, and only
  /// then.
  ///
  /// It is for work that the screen does not see: detached tasks, queues, publishers. What the
  /// condition looks at must be shown on the screen, or change together with something that is.
  ///
  /// The test fails if nothing happens on the screen for as long as `deadline`. Each event of the
  /// screen begins the deadline anew: while it keeps changing, the wait goes on, up to the time
  /// limit of the test.
  /// - Parameter deadline: How long nothing may happen; the screen's own deadline if nil.
  public func wait(
    deadline: Duration? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: @MainActor () -> Bool
  ) async {
    let limit = deadline ?? self.deadline
    if await wait(limit, at: sourceLocation, until: condition) { return }
    giveUp("What was waited for did not come", limit, at: sourceLocation)
  }

  /// Waits until a condition holds. Returns false if it took too long.
  private func wait(
    _ limit: Duration, at location: SourceLocation, until condition: @MainActor () -> Bool
  ) async -> Bool {
    let patience = Patience(limit, clock: ContinuousClock()) { [composition] in
      composition.wakeWaiting()
    }
    defer { patience.end() }
    forgetTree()
    let turn = Turn(at: location, stage: .updating)
    defer { turn.stage = .over }
    composition.actionSite = (location.fileID, location.line)
    var holds = false
    await Turn.$current.withValue(turn) {
      await composition.wait {
        holds = condition()
        if holds || patience.isLost { return true }
        patience.noteEvent()
        return false
      }
    }
    recordIssues(at: location)
    return holds || Task.isCancelled
  }

  private func giveUp(_ what: String, _ limit: Duration, at location: SourceLocation) {
    let tree = composition.explainedSemanticTree.excerpt
    frame.attach(at: location)
    let message = """
      \(what): nothing has happened on the screen for \(limit). \(tasksInWords)

      \(tree)
      """
    fail(message, at: location)
  }

  /// The tasks that are not over, in words.
  private var tasksInWords: String {
    let tasks = composition.runningTasks
    func list(_ isParked: Bool) -> String {
      tasks.filter { $0.isParked == isParked }.map { "\n  \($0.origin.words)" }.joined()
    }
    let (running, parked) = (list(false), list(true))
    var words = running.isEmpty ? "No task is running." : "Still running:\(running)"
    if parked.isEmpty { return words }
    words += "\nWaiting for the test, at a gate or a clock:\(parked)"
    if running.isEmpty { return words }
    return """
      \(words)

      A task that awaits another one counts as running, unless it has started that one itself: use \
      wait(until:) for what such tasks show.
      """
  }
}

extension TaskOrigin {
  /// The task in words.
  fileprivate var words: String {
    var words = name.map { "the task \"\(TerminalText.sanitized($0))\"" } ?? "a task"
    if let view { words += " of \(view)" }
    return "\(words), started at \(fileID):\(line)"
  }
}
