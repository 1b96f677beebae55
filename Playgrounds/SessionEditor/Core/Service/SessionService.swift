/// Where the edited session comes from and goes to.
public protocol SessionService: Sendable {
  /// Returns the session as it was last saved.
  ///
  /// - Throws: `CancellationError` if the task is cancelled; otherwise an error whose
  ///   `localizedDescription` can be shown.
  func load() async throws -> Session

  /// Saves a session.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before the session is saved; otherwise
  ///   an error.
  func save(_ session: Session) async throws
}
