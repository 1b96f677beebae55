/// What a view could do under a pointer.
public struct HoverEffect: Sendable {
  /// Whatever is usual.
  public static let automatic = HoverEffect()
  /// The pointer becomes a highlight.
  public static let highlight = HoverEffect()
  /// The view is lifted.
  public static let lift = HoverEffect()
}
