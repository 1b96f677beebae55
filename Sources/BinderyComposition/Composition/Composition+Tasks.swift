import BinderyBindings
import BinderyViews

extension Composition {
  /// Runs an action as the composition's own: tasks that it starts are tracked, and issues that
  /// it raises are reported here.
  ///
  /// A task that outlives its welcome is named after the file and line.
  package func perform(
    _ action: @MainActor () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    perform(action, in: nil, fileID: fileID, line: line)
  }

  /// Runs an action of a view's life.
  func perform(_ pending: PendingAction) {
    perform(
      pending.action, in: pending.node, fileID: actionSite?.fileID ?? #fileID,
      line: actionSite?.line ?? #line)
  }

  private func perform(
    _ action: @MainActor () -> Void, in node: Node?, fileID: String, line: Int
  ) {
    let origin = TaskOrigin(fileID: fileID, line: line)
    let token = tasks.makeToken(origin, handler: issueHandler)
    let before = token.holders
    RuntimeContext.$current.withValue(token) { action() }
    let started = token.holders - before
    if started == 0 { return }
    // Tasks that these start from here on have higher numbers.
    let last = CurrentTask.identifier(of: Task.detached {})
    tasks.didStart(started, upTo: last, with: token.serial, in: node?.enclosingView)
  }

  func startTask(
    _ handle: TaskHandle, _ origin: TaskOrigin, priority: TaskPriority,
    _ action: @escaping @MainActor () async -> Void
  ) {
    if donor != nil { return }
    pendingTasks.append(
      PendingTask(handle: handle, origin: origin, priority: priority, action: action))
    invalidate()
  }

  func startPendingTasks() {
    if pendingTasks.isEmpty { return }
    let starting = pendingTasks
    pendingTasks = []
    for pending in starting where !pending.handle.isCancelled {
      let token = tasks.makeToken(pending.origin, handler: issueHandler)
      RuntimeContext.$current.withValue(token) {
        let task = Task(priority: pending.priority) { @MainActor in await pending.action() }
        tasks.didStart(1, upTo: CurrentTask.identifier(of: task), with: token.serial)
        pending.handle.didStart(task) { [tasks, serial = token.serial] in tasks.didCancel(serial) }
      }
    }
  }

  /// The tasks that are not over: the first started first.
  ///
  /// Those that wait for something only a test can give are among them.
  package var runningTasks: [RunningTask] { tasks.running }

  /// Waits until no task that the composition tracks is running, flushing what they change.
  ///
  /// Tracked are `.task` and each `Task { }` that is started in an action or a lifecycle closure,
  /// with all that these start in turn. Detached tasks and work on queues are not. A task that
  /// never ends is waited for until the caller is cancelled.
  ///
  /// Once the tree has been taken down, a task that has not heeded its cancellation within a second
  /// is reported as an `uncancelledTask`, and not waited for any longer.
  public func settle() async { await settle(patience: .seconds(1)) }

  /// Waits for all tasks; for those of a tree that is gone, at most for some time.
  package func settle(patience: Duration) async {
    var isOver = false
    var watch: Task<Void, Never>?
    settling += 1
    waiting += 1
    defer {
      settling -= 1
      waiting -= 1
      watch?.cancel()
    }
    while !isOver {
      let seen = tasks.eventCount
      flush()
      // Cancellation may have to travel before a task that is parked hears of it.
      let isIdle = tasks.isIdle && (isMounted || !tasks.hasCancelled)
      if (isIdle && !isInvalid) || Task.isCancelled { break }
      if !isMounted && watch == nil {
        watch = Task.detached { [tasks] in await tasks.losePatience(after: patience) }
      }
      await tasks.wait(after: seen)
      isOver = !isMounted && tasks.hasLostPatience
    }
    if !isMounted { reportUncancelledTasks() }
  }

  /// Has a flush run before the task that is running now goes on after its next `await`, so that
  /// what it shows in between is seen.
  func scheduleFlush() {
    // Apart from the task, which it must not keep.
    Task.detached(priority: .high) { @MainActor [weak self] in self?.flush() }
  }

  private func reportUncancelledTasks() {
    for task in tasks.running where task.isCancelled {
      report(
        RuntimeIssue(
          .uncancelledTask,
          "\(task) was still running after its view had gone and it had been cancelled.",
          advice: """
            Work that goes on for nobody wastes time and may write where nothing listens. Pass \
            cancellation on: check Task.isCancelled, and await what throws CancellationError.
            """, fileID: task.origin.fileID, line: task.origin.line))
    }
  }
}
