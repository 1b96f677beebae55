/// What a drag on a panel does.
public struct PresentationContentInteraction: Sendable {
  private let name: String
  /// The usual.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It resizes the panel.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
