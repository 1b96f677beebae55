import BinderyBindings
import Synchronization
import Testing

/// A runtime issue that a test expects while an action runs.
final class IssueExpectation: Sendable {
  @TaskLocal static var current: IssueExpectation?

  private let kind: RuntimeIssue.Kind
  private let outer = current
  private let outerHandler = RuntimeIssue.handler
  private let seen = Mutex<[RuntimeIssue]>([])
  private let others = Mutex<[RuntimeIssue]>([])

  init(_ kind: RuntimeIssue.Kind) { self.kind = kind }

  /// Takes the issue if it is, or an outer one is, of the expected kind.
  func takes(_ issue: RuntimeIssue) -> Bool {
    guard issue.kind == kind else { return outer?.takes(issue) ?? false }
    seen.withLock { $0.append(issue) }
    return true
  }

  /// Handles issues that are raised where no screen is.
  var handler: @Sendable (RuntimeIssue) -> Void {
    { [self] issue in
      if takes(issue) { return }
      if let outerHandler {
        outerHandler(issue)
      } else {
        others.withLock { $0.append(issue) }
      }
    }
  }

  func check(at location: SourceLocation) {
    for issue in others.withLock({ $0 }) { issue.record(at: location) }
    if seen.withLock({ $0.isEmpty }) {
      Issue.record(
        "Expected a runtime issue of the kind \(kind), and none was raised.",
        sourceLocation: location)
    }
  }
}
