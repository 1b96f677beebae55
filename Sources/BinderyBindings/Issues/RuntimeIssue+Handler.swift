extension RuntimeIssue {
  /// Takes issues.
  ///
  /// This is a type rather than a closure because a task-local closure crashes in optimised builds
  /// (Swift 6.3): its metadata is not found.
  public struct Handler: Sendable {
    private let action: @Sendable (RuntimeIssue) -> Void

    /// Creates a handler that runs a closure.
    public init(_ action: @escaping @Sendable (RuntimeIssue) -> Void) { self.action = action }

    /// Hands over an issue.
    public func callAsFunction(_ issue: RuntimeIssue) { action(issue) }
  }

  /// Takes the issues of the running code that no composition has dealt with.
  @TaskLocal public static var handler: Handler?

  /// Hands the issues of a closure, and of the tasks it starts, to a handler.
  ///
  /// Issues that a composition deals with do not get there.
  @MainActor public static func withHandler<Result>(
    _ handler: @escaping @Sendable (RuntimeIssue) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    try $handler.withValue(Handler(handler), operation: body)
  }

  /// Hands the issues of a closure, and of the tasks it starts, to a handler.
  ///
  /// Issues that a composition deals with do not get there.
  @MainActor public static func withHandler<Result>(
    _ handler: @escaping @Sendable (RuntimeIssue) -> Void, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $handler.withValue(Handler(handler), operation: body)
  }
}
