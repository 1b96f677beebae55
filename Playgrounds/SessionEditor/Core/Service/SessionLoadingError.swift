public import PlaygroundSupport

/// Why a session could not be loaded.
public enum SessionLoadingError: Error, Hashable, Sendable {
  /// The source gave no session.
  case source(JSONSourceError)

  /// The session's duration is outside ``Session/loadableDurations``.
  case badDuration(Int, in: JSONSource)
}

extension Session {
  /// The durations that a loaded session may have, in minutes: up to a week.
  ///
  /// A session may be loaded that cannot be saved yet: one without a name, or without a duration.
  public static let loadableDurations = 0...10_080

  /// Returns what is wrong with a session that was loaded from a source, if anything is.
  func fault(from source: JSONSource) -> SessionLoadingError? {
    Self.loadableDurations.contains(duration) ? nil : .badDuration(duration, in: source)
  }
}
