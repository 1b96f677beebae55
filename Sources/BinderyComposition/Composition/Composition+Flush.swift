import BinderyBindings

extension Composition {
  private static var roundLimit: Int { 100 }

  /// Brings the tree, the layout and the frame up to date.
  ///
  /// Nodes are taken by depth, parents first. Actions that were waiting (`onAppear`, `onChange`,
  /// preferences) run then, and what they change is taken up in further rounds, at most 100. Tasks
  /// that were waiting start at the end. Called from inside an update, it does nothing.
  /// - Complexity: O(what changed).
  public func flush() {
    guard phase == .idle, isMounted else { return }
    isInvalid = false
    renderer.borrow { flush(on: $0) }
  }

  private func flush(on renderer: Renderer) {
    if !isWaiting {
      renderer.paint()
      return
    }
    flushes &+= 1
    round = 0
    let isSettled = runRounds(on: renderer)
    phase = .idle
    guard isMounted else { return }
    releaseNamed()
    startPendingTasks()
    // Something that was let go of on the way may have written.
    if isSettled && isWaiting { invalidate() }
  }

  /// Whether there is anything for a flush to do.
  private var isWaiting: Bool {
    !(queue.isEmpty && changes.isEmpty && pendingActions.isEmpty && pendingTasks.isEmpty
      && departed.isEmpty && scrollRequests.isEmpty && preferences.isSettled)
  }

  /// Updates and acts until nothing is left to do. Returns whether that was so in the end.
  private func runRounds(on renderer: Renderer) -> Bool {
    var isSettled = false
    while true {
      update(on: renderer)
      guard isMounted else { return true }
      isSettled = pendingActions.isEmpty && queue.isEmpty && changes.isEmpty
      if isSettled { break }
      round += 1
      if round > Self.roundLimit {
        reportCycle()
        break
      }
      runPendingActions()
      endDeparted()
      guard isMounted else { return true }
    }
    endDeparted()
    if !changedValues.isEmpty { changedValues = [] }
    phase = .updating
    renderer.paint()
    phase = .acting
    unmountIfAsked()
    return isSettled
  }

  private func update(on renderer: Renderer) {
    phase = .updating
    queue.drain()
    renderer.layOut()
    preferences.notify()
    phase = .acting
    unmountIfAsked()
  }

  /// Runs the actions that were waiting; those that come up meanwhile wait for the next time.
  func runPendingActions() {
    if !pendingActions.isEmpty { runActions() }
  }

  // Not inlined: what it needs would be made ready at each flush.
  @inline(never) private func runActions() {
    let actions = pendingActions
    pendingActions = []
    for pending in actions { perform(pending) }
  }

  /// Ends the storage of nodes that have gone: their `onDisappear` could still write to it.
  func endDeparted() {
    while !departed.isEmpty {
      let nodes = departed
      departed = []
      for node in nodes { node.end() }
    }
  }

  /// Lets go of nodes that have gone, now that no list names them any more.
  private func releaseNamed() {
    if named.isEmpty || !queue.isEmpty || !changes.isEmpty { return }
    named = []
  }

  /// Runs an action at once, or when the update that is under way is over.
  func performSoon(_ action: PendingAction) {
    if phase == .idle { perform(action) } else { afterUpdate(action) }
  }

  func afterUpdate(_ action: PendingAction) {
    if donor != nil { return }
    pendingActions.append(action)
    invalidate()
  }

  /// Remembers a value that changed, once an update takes suspiciously long.
  func noteChangedValue(_ describe: () -> String) {
    if round > Self.roundLimit - 10 { changedValues.append(describe()) }
  }

  private func reportCycle() {
    pendingActions = []
    let values = changedValues.suffix(5).joined(separator: "\n  ")
    report(
      RuntimeIssue(
        .updateCycle,
        "An update did not settle after \(Self.roundLimit) rounds."
          + (values.isEmpty ? "" : " The last values that changed:\n  \(values)"),
        advice: """
          An onChange, a preference or a layout keeps changing what it depends on. The rest was \
          dropped. Change the value only where it differs from what it should be.
          """))
  }
}
