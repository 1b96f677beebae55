/// Hands an issue to the first that deals with it: the reader whose body is being evaluated, the
/// current context, the task's handler, standard error.
@MainActor package func reportIssue(_ issue: RuntimeIssue) {
  if let reader = Reader.current, reader.report(issue) { return }
  if let context = RuntimeContext.current, context.report(issue) { return }
  if let handler = RuntimeIssue.handler {
    handler(issue)
    return
  }
  writeAll(issue.report + "\n", to: standardErrorDescriptor)
}

extension RuntimeIssue {
  /// The issue in words, and where it was, where that is known.
  package var report: String {
    guard let fileID, let line else { return description }
    return "\(fileID):\(line): \(self)"
  }
}

/// Describes an issue and hands it to the first that deals with it.
@MainActor package func reportIssue(
  _ kind: RuntimeIssue.Kind, _ message: String, advice: String, fileID: String? = nil,
  line: Int? = nil
) {
  reportIssue(RuntimeIssue(kind, message, advice: advice, fileID: fileID, line: line))
}
