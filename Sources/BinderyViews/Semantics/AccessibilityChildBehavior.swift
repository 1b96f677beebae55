/// What becomes of the things inside something that is made one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, combine, contain }
  let kind: Kind
  /// They are passed over.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// It says and does what they do.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  /// They stay, inside it.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
}
