/// How a keyboard on the screen goes when content is scrolled.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let kind: Int
  /// As the view decides.
  public static let automatic = ScrollDismissesKeyboardMode(kind: 0)
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(kind: 1)
  /// Along with the finger.
  public static let interactively = ScrollDismissesKeyboardMode(kind: 2)
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(kind: 3)
}
