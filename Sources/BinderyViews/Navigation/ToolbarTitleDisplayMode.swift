/// How the title of a screen is displayed.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  /// As on the screen before.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// In the line of the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// In a larger font, in the line of the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// In a larger font below the bar.
  public static let large = ToolbarTitleDisplayMode(name: "large")
}
