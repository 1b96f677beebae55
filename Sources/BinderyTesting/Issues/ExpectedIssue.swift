public import BinderyBindings
public import Testing

/// Runs an action that must raise a runtime issue of a kind. Issues of other kinds pass on.
///
/// Without such an issue the test fails at the caller's line.
/// - Returns: What the action returns.
@MainActor @discardableResult public func withExpectedIssue<Result>(
  _ kind: RuntimeIssue.Kind, sourceLocation: SourceLocation = #_sourceLocation,
  _ action: @MainActor () throws -> Result
) rethrows -> Result {
  let expectation = IssueExpectation(kind, at: sourceLocation)
  defer { expectation.check() }
  return try IssueExpectation.$current.withValue(expectation) {
    try RuntimeIssue.$handler.withValue(.init(expectation.handler)) { try action() }
  }
}

/// Runs an asynchronous action that must raise a runtime issue of a kind. Issues of other kinds
/// pass on.
///
/// Without such an issue the test fails at the caller's line.
/// - Returns: What the action returns.
@MainActor @discardableResult public func withExpectedIssue<Result>(
  _ kind: RuntimeIssue.Kind, sourceLocation: SourceLocation = #_sourceLocation,
  _ action: @MainActor () async throws -> Result
) async rethrows -> Result {
  let expectation = IssueExpectation(kind, at: sourceLocation)
  defer { expectation.check() }
  return try await IssueExpectation.$current.withValue(expectation) {
    try await RuntimeIssue.$handler.withValue(.init(expectation.handler)) { try await action() }
  }
}
