/// Whether what is below a panel can be used.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String
  /// The usual.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// It can while the panel is no higher than a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "upThrough") }
}
