public import PlaygroundSupport

/// Why users could not be loaded, with the particulars.
public enum UserLoadingError: Error, Hashable, Sendable {
  /// The source gave no list.
  case source(JSONSourceError)

  /// Two users have the same number.
  case duplicateID(User.ID, in: JSONSource)

  /// A user's name is blank.
  case blankName(id: User.ID, in: JSONSource)
}
