/// What a person is told when a profile could not be loaded or renamed.
public enum ProfileError: Error, Hashable, Sendable {
  /// The name is empty.
  case emptyName

  /// The loader gave no profile, for a reason in words.
  case notLoaded(reason: String)
}
