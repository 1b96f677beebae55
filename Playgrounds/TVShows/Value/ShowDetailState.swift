public import TVShowsDomain

/// What the screen of one show knows.
public struct ShowDetailState: Hashable, Sendable {
  /// What is known of the show, once it has arrived.
  public var detail: ShowDetail?

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
