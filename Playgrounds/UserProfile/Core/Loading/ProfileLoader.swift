/// Something that gives a profile.
public protocol ProfileLoader: Sendable {
  /// Returns the profile.
  ///
  /// - Throws: `CancellationError` if the task is cancelled; otherwise an error whose
  ///   `localizedDescription` can be shown.
  func load() async throws -> UserProfile
}
