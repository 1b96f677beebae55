/// What a panel does beside a narrow screen.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// The usual.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// Nothing.
  public static let none = PresentationAdaptation(name: "none")
  /// It is a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// It is a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// It covers the screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
