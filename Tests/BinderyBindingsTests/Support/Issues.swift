import BinderyBindings
import Synchronization

/// The issues that are reported while a closure runs.
@MainActor func issues(during body: () throws -> Void) rethrows -> [RuntimeIssue] {
  let log = IssueLog()
  try RuntimeIssue.withHandler({ log.append($0) }) { try body() }
  return log.issues
}

/// Takes note of issues, from any thread.
final class IssueLog: Sendable {
  private let log = Mutex<[RuntimeIssue]>([])

  var issues: [RuntimeIssue] { log.withLock { $0 } }

  func append(_ issue: RuntimeIssue) { log.withLock { $0.append(issue) } }
}
