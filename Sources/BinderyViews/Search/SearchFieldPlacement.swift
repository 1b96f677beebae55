/// Where a line to search in stands. In a terminal it stands above.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let kind: Int
  /// Where the view decides.
  public static let automatic = SearchFieldPlacement(kind: 0)
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(kind: 1)
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(kind: 2)
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: 3)
  /// Below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }

  /// When a line below the title is shown. In a terminal it always is.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// While nothing is scrolled.
    case automatic
    /// Always.
    case always
  }
}
