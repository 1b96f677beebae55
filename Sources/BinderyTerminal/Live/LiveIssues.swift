import BinderyBindings
import Synchronization

/// Keeps the runtime issues that are raised, on any thread, until the screen is gone.
final class LiveIssues: Sendable {
  private let known = Mutex<[String]>([])

  /// What was said, the first first.
  var reports: [String] { known.withLock { $0 } }

  /// Keeps an issue. One that says the same as another is left out.
  func add(_ issue: RuntimeIssue) {
    known.withLock { if !$0.contains(issue.report) { $0.append(issue.report) } }
  }
}
