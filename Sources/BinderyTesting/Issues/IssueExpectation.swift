import BinderyBindings
import Synchronization
import Testing

/// A runtime issue that a test expects while an action runs.
final class IssueExpectation: Sendable {
  @TaskLocal static var current: IssueExpectation?

  private let kind: RuntimeIssue.Kind
  private let outer = current
  private let outerHandler = RuntimeIssue.handler
  private struct State {
    var count = 0
    /// Whether the action has ended, so that nothing is expected of tasks that it left behind.
    var isOver = false
  }
  private let state = Mutex(State())
  private let others: IssueLog
  private let location: SourceLocation

  init(_ kind: RuntimeIssue.Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
    others = IssueLog(origin: location)
  }

  /// Takes the issue if it is, or an outer one is, of the expected kind.
  func takes(_ issue: RuntimeIssue) -> Bool {
    let isExpected = state.withLock { state in
      if issue.kind != kind || state.isOver { return false }
      state.count += 1
      return true
    }
    return isExpected || outer?.takes(issue) ?? false
  }

  /// Handles issues that are raised where no screen is.
  var handler: @Sendable (RuntimeIssue) -> Void {
    { [self] issue in
      if takes(issue) { return }
      if let outerHandler {
        outerHandler(issue)
      } else {
        others.add(issue)
        // A task that outlived the action: nobody asks any more, and it still knows its test.
        if state.withLock({ $0.isOver }) { others.record(at: location) }
      }
    }
  }

  func check() {
    let isMissing = state.withLock { state in
      state.isOver = true
      return state.count == 0
    }
    others.record(at: location)
    if isMissing {
      fail("Expected a runtime issue of the kind \(kind), and none was raised.", at: location)
    }
  }
}
