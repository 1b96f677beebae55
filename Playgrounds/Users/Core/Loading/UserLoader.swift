/// Something that gives a list of users.
public protocol UserLoader: Sendable {
  /// Returns the users, in the order they are to be shown.
  ///
  /// - Throws: `CancellationError` if the task is cancelled; otherwise an error that ``UsersError``
  ///   sorts. The loaders here throw ``UserLoadingError``.
  func load() async throws -> [User]
}
