/// Something that can load the popular shows.
public protocol LoadingPopularShows: Sendable {
  /// Returns the popular shows, in the order they are to be shown.
  ///
  /// - Throws: `CancellationError` if the task is cancelled; otherwise a ``ShowsError``.
  func popularShows() async throws -> [Show]
}
