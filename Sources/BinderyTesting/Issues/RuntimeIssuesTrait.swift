import BinderyBindings
public import Testing

/// Makes the runtime issues of a test fail that test.
///
/// A screen reports its own issues without it. The trait adds those that are raised where no screen
/// is: a stale row written in a plain value test, say.
public struct RuntimeIssuesTrait: TestTrait, SuiteTrait, TestScoping {
  /// A suite hands the trait to each of its tests.
  public var isRecursive: Bool { true }

  /// Runs a test with a handler that records each issue where the test begins.
  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let log = IssueLog()
    let location = test.sourceLocation
    let result: Result<Void, any Error>
    do {
      result = .success(
        try await RuntimeIssue.$handler.withValue(.init { log.add($0) }) { try await function() })
    } catch {
      result = .failure(error)
    }
    // On the test's own task: an issue that is recorded elsewhere may come too late to fail it.
    for issue in log.takeAll() { issue.record(at: location) }
    try result.get()
  }
}

extension Trait where Self == RuntimeIssuesTrait {
  /// Makes the runtime issues of a test fail that test, also where no screen is mounted.
  public static var runtimeIssues: Self { RuntimeIssuesTrait() }
}
