/// How a window looks: nothing a terminal would heed.
public protocol WindowStyle {}

/// The usual look.
public struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The usual look.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// How the toolbar of a window looks: nothing a terminal would heed.
public protocol WindowToolbarStyle {}

/// The usual toolbar.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

/// The title and the toolbar in one line.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

/// The title and the toolbar in one narrow line.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The usual toolbar.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The title and the toolbar in one line.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The title and the toolbar in one narrow line.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

/// How the size of a window may change: nothing a terminal would heed.
public enum WindowResizability: Sendable {
  /// The system decides.
  case automatic
  /// Between the least and the greatest size of the content.
  case contentSize
  /// Not below the least size of the content.
  case contentMinSize
}
