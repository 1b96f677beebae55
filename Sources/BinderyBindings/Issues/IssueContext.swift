/// Someone to whom the code that runs in it reports its issues, such as a composition.
package protocol IssueContext: Sendable {
  /// Takes note of a runtime issue.
  ///
  /// - Returns: Whether the issue has been dealt with. If not, it goes to the next handler.
  @MainActor func report(_ issue: RuntimeIssue) -> Bool
}
