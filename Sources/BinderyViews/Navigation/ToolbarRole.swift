/// What is written in a toolbar: nothing a terminal would heed.
public struct ToolbarRole: Sendable {
  private let name: String
  /// The usual.
  public static let automatic = ToolbarRole(name: "automatic")
  /// One that goes back and forth.
  public static let browser = ToolbarRole(name: "browser")
  /// One that edits.
  public static let editor = ToolbarRole(name: "editor")
  /// One that leads deeper.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}
