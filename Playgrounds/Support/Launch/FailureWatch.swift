import Synchronization

/// Remembers why the last call failed, in its own words: a screen tells the kind alone, and a
/// program ends with the words on standard error.
public final class FailureWatch: Sendable {
  private let words: @Sendable (any Error) -> String
  private let lastFailure = Mutex<String?>(nil)

  /// Makes a watch.
  /// - Parameter words: What is remembered of an error.
  public init(words: @escaping @Sendable (any Error) -> String = { "\($0)" }) {
    self.words = words
  }

  /// Why the last call failed; nil if it did not.
  public var failure: String? { lastFailure.withLock { $0 } }

  /// Calls, and remembers whether that failed.
  public func watch<Answer>(_ call: () async throws -> Answer) async throws -> Answer {
    do {
      let answer = try await call()
      note(nil)
      return answer
    } catch {
      note(error)
      throw error
    }
  }

  /// Remembers how a call has ended. That it was cancelled says nothing: somebody has left.
  public func note(_ error: (any Error)?) {
    if error is CancellationError { return }
    lastFailure.withLock { $0 = error.map(words) }
  }
}
