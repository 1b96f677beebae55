import BinderyBindings
import Synchronization
import Testing

/// Runtime issues that wait to be recorded on the task of their test.
final class IssueLog: Sendable {
  private let issues = Mutex<[RuntimeIssue]>([])
  private let origin: SourceLocation

  /// - Parameter origin: Where issues are recorded that come when nobody asks any more.
  init(origin: SourceLocation) { self.origin = origin }

  deinit { record(at: origin) }

  func add(_ issue: RuntimeIssue) { issues.withLock { $0.append(issue) } }

  /// Fails the current test for each issue that has not been recorded, unless it expects it.
  func record(at location: SourceLocation) {
    let waiting = issues.withLock { issues in
      defer { issues = [] }
      return issues
    }
    if waiting.isEmpty { return }
    let expectation = IssueExpectation.current
    for issue in waiting where !(expectation?.takes(issue) ?? false) { issue.record(at: location) }
  }
}

extension RuntimeIssue {
  /// Fails the current test.
  func record(at location: SourceLocation) {
    fail("Runtime issue \(kind): \(self)", at: location)
  }
}
