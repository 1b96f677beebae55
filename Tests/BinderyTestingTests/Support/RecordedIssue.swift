import Synchronization
import Testing

/// A failure that the kit recorded: its text, and its line counted from another one.
struct RecordedIssue: Equatable {
  var line: Int
  var text: String
}

/// Runs something that is to fail, and gives its failures instead of failing.
///
/// Lines are counted from the line of the call.
@MainActor func recordedIssues(
  line: Int = #line, _ body: @MainActor () async throws -> Void
) async -> [RecordedIssue] {
  let log = Mutex<[RecordedIssue]>([])
  await withKnownIssue(isIntermittent: true) {
    do { try await body() } catch { Issue.record(error) }
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    log.withLock {
      $0.append(RecordedIssue(line: (issue.sourceLocation?.line ?? 0) - line, text: text))
    }
    return true
  }
  return log.withLock { $0 }
}
