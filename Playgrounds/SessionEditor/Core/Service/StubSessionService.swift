/// Answers as it was told: a service for tests and previews.
public struct StubSessionService: SessionService {
  /// What each load gives.
  public var loading: @Sendable () async throws -> Session

  /// What each save does.
  public var saving: @Sendable (Session) async throws -> Void

  /// Makes a service that gives a session without facts and forgets what is saved, unless told
  /// otherwise.
  public init(
    loading: @escaping @Sendable () async throws -> Session = { Session() },
    saving: @escaping @Sendable (Session) async throws -> Void = { _ in }
  ) {
    self.loading = loading
    self.saving = saving
  }

  /// Returns or throws what it was told.
  public func load() async throws -> Session { try await loading() }

  /// Does what it was told.
  public func save(_ session: Session) async throws { try await saving(session) }
}
