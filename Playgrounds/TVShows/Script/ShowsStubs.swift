public import TVShowsDomain

/// The outside world of a run: each load waits at a gate of its own.
public struct ShowsStubs: Sendable {
  /// Where loads of the popular shows wait.
  public let popular = ShowGates<[Show]>()

  /// Where loads of one show wait.
  public let details = ShowGates<ShowDetail>()

  /// Makes closed gates.
  public init() {}
}
