public import UsersCore

/// What the screen of users knows.
public struct UsersState: Hashable, Sendable {
  /// The users that were loaded last.
  public var users: [User] = []

  /// Whether a load is under way. The first one begins with the screen.
  public var isLoading = true

  /// Why the last load failed, if it did.
  public var error: UsersError?

  /// The number of the load that was asked for last: only its answer counts.
  public var request = 0

  /// Makes the state a screen begins with.
  public init() {}
}
