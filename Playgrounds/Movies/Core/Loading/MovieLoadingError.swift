public import PlaygroundSupport

/// Why films could not be loaded.
public enum MovieLoadingError: Error, Hashable, Sendable {
  /// The source gave no list.
  case source(JSONSourceError)

  /// Two films have the same number.
  case duplicateID(Int, in: JSONSource)

  /// A film's title is blank.
  case blankTitle(id: Movie.ID, in: JSONSource)

  /// A film's year is outside ``Movie/years``.
  case badYear(Int, title: String, in: JSONSource)

  /// A film's running time is outside ``Movie/runningTimes``.
  case badRunningTime(Int, title: String, in: JSONSource)
}
