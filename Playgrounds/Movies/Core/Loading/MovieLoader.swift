/// Something that gives a list of films.
public protocol MovieLoader: Sendable {
  /// Returns the films, in the order they are to be shown.
  ///
  /// - Throws: `CancellationError` if the task is cancelled; otherwise an error whose
  ///   `localizedDescription` can be shown. The loaders here throw ``MovieLoadingError``.
  func load() async throws -> [Movie]
}
