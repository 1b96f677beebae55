/// Something that can load what is known of a show.
public protocol LoadingShowDetail: Sendable {
  /// Returns what is known of the show of a number.
  ///
  /// - Throws: `CancellationError` if the task is cancelled; otherwise a ``ShowsError``, which is
  ///   of the kind ``ShowsError/Kind/notFound`` if there is no such show.
  func detail(of id: Show.ID) async throws -> ShowDetail
}
