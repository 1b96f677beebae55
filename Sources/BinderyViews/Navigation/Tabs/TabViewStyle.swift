/// How a tab view shows its tabs.
public protocol TabViewStyle {
  /// Where and how the tabs are shown.
  var _kind: TabViewKind { get }
}

/// Tabs by their labels, in a line above the content.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
  /// A line above the content.
  public var _kind: TabViewKind { .bar }
}

/// Tabs in a sidebar where there is one: here in a line above the content.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
  /// A line above the content.
  public var _kind: TabViewKind { .bar }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs by their labels, in a line above the content.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// Tabs by their labels, in a line above the content.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// Tabs by their labels, in a line above the content.
  public static var grouped: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to turn, with a dot for each below the content.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages to turn, with a dot for each below the content.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs in a sidebar where there is one.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

private enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: TabViewKind { .bar }
}

extension EnvironmentValues {
  /// How tab views show their tabs.
  var tabViewStyle: TabViewKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how tab views inside show their tabs.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._kind)
  }

  /// Says how the dots of pages look. Nothing changes.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
