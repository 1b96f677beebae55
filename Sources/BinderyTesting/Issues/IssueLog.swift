import BinderyBindings
import Synchronization
import Testing

/// Runtime issues that wait to be recorded on the task of their test.
final class IssueLog: Sendable {
  private let issues = Mutex<[RuntimeIssue]>([])

  func add(_ issue: RuntimeIssue) { issues.withLock { $0.append(issue) } }

  func takeAll() -> [RuntimeIssue] {
    issues.withLock { issues in
      defer { issues = [] }
      return issues
    }
  }
}

extension RuntimeIssue {
  /// Fails the current test: at the issue's own line if it knows one, else at a line of the test.
  func record(at location: SourceLocation) {
    Issue.record(Comment(rawValue: "Runtime issue \(kind): \(self)"), sourceLocation: location)
  }
}
