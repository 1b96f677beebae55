public import UserProfileCore

/// What the card knows.
public struct ProfileState: Hashable, Sendable {
  /// The profile, once it is loaded.
  public var profile: UserProfile?

  /// Whether a load is under way.
  public var isLoading = false

  /// What went wrong last, until something else is done.
  public var error: ProfileError?

  /// The number of the load that was asked for last: only its answer counts.
  public var lastRequest = 0

  /// Makes the state that a card begins with.
  public init(profile: UserProfile? = nil) { self.profile = profile }
}
