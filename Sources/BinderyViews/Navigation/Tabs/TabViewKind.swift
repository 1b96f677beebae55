/// Where and how the tabs of a tab view are shown.
public enum TabViewKind: Hashable, Sendable {
  /// By their labels, in a line above the content.
  case bar
  /// As dots, in a line below the content.
  case page
}
