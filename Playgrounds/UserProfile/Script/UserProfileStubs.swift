public import BinderyTesting
public import UserProfileCore

/// What stands for the outside world while the script runs.
public struct UserProfileStubs: Sendable {
  /// The first load waits here.
  public let first = Gate<UserProfile>()

  /// All loads after the first one wait here.
  public let later = Gate<UserProfile>()

  /// Makes closed gates.
  public init() {}

  /// Makes a loader that waits at the gates.
  func makeLoader() -> GatedProfileLoader { GatedProfileLoader(first, later) }
}
