import Foundation

extension Session {
  /// The durations that can be chosen in the editor, in minutes.
  public static let durations = 5...180

  /// The minutes between two durations that can be chosen.
  public static let durationStep = 5

  /// Returns the session as it may be saved: its name without space around it.
  ///
  /// - Throws: ``SessionError/blankName`` or ``SessionError/badDuration``, in this order.
  public func validated() throws(SessionError) -> Session {
    var session = self
    session.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !session.name.isEmpty else { throw .blankName }
    guard duration > 0 else { throw .badDuration }
    return session
  }
}
