/// What the focus is wanted for.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit an interaction.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Pressing.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Typing.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Whatever is usual.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
