import BinderyBindings

/// What an action and all tasks started in it have in common.
final class TaskToken: IssueContext {
  let serial: Int
  private let tracker: TaskTracker
  private let handler: (@Sendable (RuntimeIssue) -> Void)?

  init(_ serial: Int, of tracker: TaskTracker, handler: (@Sendable (RuntimeIssue) -> Void)?) {
    self.serial = serial
    self.tracker = tracker
    self.handler = handler
  }

  deinit { tracker.didEnd(serial) }

  /// Whether nobody waits any more for what runs under the token.
  @MainActor var isObsolete: Bool {
    tracker.isCancelled(serial) || !(tracker.composition?.isMounted ?? false)
  }

  func park() { tracker.park(serial) }

  func unpark() { tracker.unpark(serial) }

  @MainActor func settle() async { await tracker.composition?.settle() }

  func report(_ issue: RuntimeIssue) -> Bool {
    guard let handler else { return false }
    handler(issue)
    return true
  }
}
