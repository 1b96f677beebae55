public import TVShowsDomain

/// What the screen of shows knows.
public struct ShowsState: Hashable, Sendable {
  /// The shows that were loaded last.
  public var shows: [Show] = []

  /// Whether a load is under way. The first one begins with the screen.
  public var isLoading = true

  /// Why the last load failed, if it did.
  public var error: ShowsError?

  /// Counts the person's attempts: each one has a task of its own, which goes with the screen.
  public var attempt = 0

  /// The number of the load that was asked for last: only its answer counts.
  public var request = 0

  /// Makes the state a screen begins with.
  public init() {}
}
