/// Whether bars that tell the position are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let kind: Int
  /// As the view decides.
  public static let automatic = ScrollIndicatorVisibility(kind: 0)
  /// Shown where there is room.
  public static let visible = ScrollIndicatorVisibility(kind: 1)
  /// Hidden where the system agrees.
  public static let hidden = ScrollIndicatorVisibility(kind: 2)
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(kind: 3)
}
