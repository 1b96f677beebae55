/// A navigation stack as it came first: links in it present their destinations.
///
/// Of several views, which wider screens show side by side, the first is shown.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Makes a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A navigation stack.
  public var body: some View {
    NavigationStack {
      if let several = content as? any SeveralViews { several.first } else { content }
    }
  }
}

/// Views of which the first can be taken.
@MainActor private protocol SeveralViews {
  var first: AnyView? { get }
}

extension TupleView: SeveralViews {
  fileprivate var first: AnyView? { views.first.map { AnyView($0) } }
}

/// The usual style.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Screens side by side where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Two screens side by side, by an older name.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension View {
  /// Says how a `NavigationView` shows its views. Nothing changes: it shows one at a time.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
