/// Answers as it was told: a loader for tests and previews.
public struct StubProfileLoader: ProfileLoader {
  /// What each load gives.
  public var loading: @Sendable () async throws -> UserProfile

  /// Makes a loader that gives what a closure does.
  public init(loading: @escaping @Sendable () async throws -> UserProfile) {
    self.loading = loading
  }

  /// Makes a loader that gives a profile.
  public init(_ profile: UserProfile) {
    self.init { profile }
  }

  /// Makes a loader that fails with an error.
  public init(error: any Error) {
    self.init { throw error }
  }

  /// Returns or throws what it was told.
  public func load() async throws -> UserProfile { try await loading() }
}
