public import PlaygroundSupport

/// Why a profile could not be loaded.
public enum ProfileLoadingError: Error, Hashable, Sendable {
  /// The source gave no profile.
  case source(JSONSourceError)

  /// The profile's name is blank.
  case blankName(id: UserProfile.ID, in: JSONSource)
}
