/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  var isAbove: Bool { self == .automatic || self == .navigationBar || self == .windowToolbar }
  /// All of them.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The line below the content.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The line above the content.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The toolbar of the window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
