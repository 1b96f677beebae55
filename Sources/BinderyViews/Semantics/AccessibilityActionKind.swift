/// What an action of an element stands for.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable { case activate, escape, other(String) }
  let kind: Kind
  /// Pressing it.
  public static let `default` = AccessibilityActionKind(kind: .activate)
  /// Getting out of it.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// What one would do most.
  public static let magicTap = AccessibilityActionKind(kind: .other("magicTap"))
  /// Deleting it.
  public static let delete = AccessibilityActionKind(kind: .other("delete"))
  /// Showing what can be done with it.
  public static let showMenu = AccessibilityActionKind(kind: .other("showMenu"))

  init(kind: Kind) { self.kind = kind }

  /// Makes a kind with a name of its own.
  public init(named name: Text) { kind = .other(name.string) }
}
