public import Foundation

/// The usual style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// All columns get less.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// The last column keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

extension View {
  /// Says how the columns share the room. Nothing changes.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
  /// Says how wide the column is. Nothing changes: the columns share the room by themselves.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Says how wide the column is. Nothing changes: the columns share the room by themselves.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
