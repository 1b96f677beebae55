import BinderyBindings
import Synchronization

/// The issues that a composition has raised.
final class IssueLog: Sendable {
  private let issues = Mutex<[RuntimeIssue]>([])

  var handler: @Sendable (RuntimeIssue) -> Void {
    { issue in self.issues.withLock { $0.append(issue) } }
  }

  var kinds: [RuntimeIssue.Kind] { issues.withLock { $0.map(\.kind) } }
  var messages: [String] { issues.withLock { $0.map(\.message) } }
}
