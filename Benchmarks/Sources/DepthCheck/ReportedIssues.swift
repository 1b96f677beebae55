import Bindery
import Synchronization

/// What the issues say that a composition has reported.
final class ReportedIssues: Sendable {
  private let reported = Mutex<[String]>([])

  var handler: @Sendable (RuntimeIssue) -> Void {
    { issue in self.reported.withLock { $0.append(issue.message) } }
  }
  var messages: [String] { reported.withLock { $0 } }
}
