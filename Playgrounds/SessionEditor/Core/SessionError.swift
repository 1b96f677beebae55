import Foundation

/// What the editor has to tell about a session that could not be loaded or saved.
public enum SessionError: Error, Hashable, Sendable {
  /// The name is blank.
  case blankName

  /// The duration is not a positive number.
  case badDuration

  /// The service did not save the session.
  case notSaved

  /// The service gave no session, for a reason in words.
  case notLoaded(reason: String)

  /// Puts into words why a session could not be loaded.
  public init(loading error: any Error) {
    self = .notLoaded(reason: error.localizedDescription)
  }
}
