import BinderyComposition
public import Testing

extension Screen {
  /// Waits until nothing runs any more that the screen has started, and shows what came of it.
  ///
  /// Awaited are `.task`, the action of `refreshable`, and each `Task { }` that was started in an
  /// action or a lifecycle closure, with all that they start. A task that waits for a `Gate` or a
  /// `TestClock` counts as settled. Detached tasks, queues and publishers are not seen: wait for what
  /// they change with `wait(until:)`.
  public func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    await composition.settle()
    recordIssues(at: sourceLocation)
  }
}
