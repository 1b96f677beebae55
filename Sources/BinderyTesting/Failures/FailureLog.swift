import Synchronization

/// Collects the kit's failures of what runs in it, so that they fail no test.
final class FailureLog: Sendable {
  @TaskLocal static var current: FailureLog?

  private let collected = Mutex<[TestFailure]>([])

  init() {}

  /// The failures so far, in their order.
  var failures: [TestFailure] { collected.withLock { $0 } }

  func add(_ failure: TestFailure) { collected.withLock { $0.append(failure) } }

  /// Runs something, and collects its failures and those of the tasks that it starts.
  func collect<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// Runs something, and collects its failures and those of the tasks that it starts.
  @MainActor func collect<Result>(_ body: () async throws -> Result) async rethrows
    -> Result
  {
    try await Self.$current.withValue(self, operation: body)
  }
}
