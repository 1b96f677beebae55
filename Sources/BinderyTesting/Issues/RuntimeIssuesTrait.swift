import BinderyBindings
public import Testing

/// Makes the runtime issues of a test fail that test.
///
/// A screen reports its own issues without it. The trait adds those that are raised where no screen
/// is: a stale row written in a plain value test, say.
public struct RuntimeIssuesTrait: TestTrait, SuiteTrait, TestScoping {
  /// Makes the trait. Tests write `.runtimeIssues`.
  public init() {}

  /// A suite hands the trait to each of its tests.
  public var isRecursive: Bool { true }

  /// Runs a test with a handler that records each issue where the test begins, and records what a
  /// screen throws at the line that asked.
  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let log = IssueLog(origin: test.sourceLocation)
    // On the test's own task: an issue that is recorded elsewhere may come too late to fail it.
    defer { log.record(at: test.sourceLocation) }
    do {
      try await RuntimeIssue.$handler.withValue(.init { log.add($0) }) { try await function() }
    } catch let error as ScreenError {
      error.record()
    }
  }
}

extension Trait where Self == RuntimeIssuesTrait {
  /// Makes the runtime issues of a test fail that test, also where no screen is mounted.
  public static var runtimeIssues: Self { RuntimeIssuesTrait() }
}
