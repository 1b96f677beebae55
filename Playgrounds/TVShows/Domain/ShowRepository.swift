/// Where shows are kept.
///
/// The data layer has one; the domain says what it asks of it.
public protocol ShowRepository: Sendable {
  /// Returns the popular shows, in the order they are to be shown.
  ///
  /// - Throws: `CancellationError` if the task is cancelled; otherwise a ``ShowsError``.
  func popularShows() async throws -> [Show]

  /// Returns what is known of the show of a number, or nil if there is none.
  ///
  /// - Throws: `CancellationError` if the task is cancelled; otherwise a ``ShowsError``.
  func detail(of id: Show.ID) async throws -> ShowDetail?
}
