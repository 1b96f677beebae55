import BinderyBindings

/// What an action and all tasks started in it have in common.
final class TaskToken: IssueContext {
  let serial: Int
  let tracker: TaskTracker
  let handler: (@Sendable (RuntimeIssue) -> Void)?

  init(_ serial: Int, of tracker: TaskTracker, handler: (@Sendable (RuntimeIssue) -> Void)?) {
    self.serial = serial
    self.tracker = tracker
    self.handler = handler
  }

  /// Where the token is.
  var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// How many hold the token: each task that has inherited it does, and so does who asks. Two
  /// answers tell how many tasks have been started in between.
  @inline(never) var holders: Int { CurrentTask.holders(of: address) }

  deinit { tracker.didEnd(serial) }

  /// Whether nobody waits any more for what runs under the token.
  @MainActor var isObsolete: Bool {
    tracker.isCancelled(serial) || !(tracker.owner?.isMounted ?? false)
  }

  func report(_ issue: RuntimeIssue) -> Bool {
    guard let handler else { return false }
    handler(issue)
    return true
  }
}
