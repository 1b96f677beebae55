/// What pressing a button means.
nonisolated public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// Pressing it destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Pressing it gives up what was begun.
  public static let cancel = ButtonRole(name: "cancel")
  /// Pressing it agrees.
  public static let confirm = ButtonRole(name: "confirm")
  /// Pressing it closes what is open.
  public static let close = ButtonRole(name: "close")
}
