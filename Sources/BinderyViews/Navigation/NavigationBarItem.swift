/// The bar above a screen.
public struct NavigationBarItem: Hashable, Sendable {
  /// How the title is displayed.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the screen before.
    case automatic
    /// In the line of the bar.
    case inline
    /// In a larger font below the bar.
    case large
  }
}
