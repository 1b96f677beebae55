import BinderyBindings
import Synchronization

/// The issues that a composition has reported.
final class ReportedIssues: Sendable {
  private let issues = Mutex<[RuntimeIssue]>([])

  var handler: @Sendable (RuntimeIssue) -> Void {
    { issue in self.issues.withLock { $0.append(issue) } }
  }
  var all: [RuntimeIssue] { issues.withLock { $0 } }
  var kinds: [RuntimeIssue.Kind] { all.map(\.kind) }
  var messages: [String] { all.map(\.message) }
}
