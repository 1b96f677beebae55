public import BinderyBindings

extension View {
  /// Gives the screen that this view is on a title.
  public func navigationTitle(_ title: Text) -> some View {
    transformPreference(NavigationBarKey.self) { $0.title = title }
  }

  /// Gives the screen that this view is on a title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the screen that this view is on a title.
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Gives the screen that this view is on a title that is kept elsewhere.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundNavigationTitle(title: title))
  }

  /// Gives the screen that this view is on a title.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Gives the screen that this view is on a title.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the screen that this view is on a title.
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Gives the screen that this view is on a title; the way it is displayed is the same for all.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Gives the screen that this view is on a title; the way it is displayed is the same for all.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the screen that this view is on a title; the way it is displayed is the same for all.
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title))
  }

  /// Says how the title is displayed. Nothing changes: a terminal has one size of text.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Says how the title is displayed. Nothing changes: a terminal has one size of text.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Hides the way back in the bar above the screen that this view is on.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    transformPreference(NavigationBarKey.self) { $0.hidesBack = hidesBackButton }
  }

  /// Hides the bar above the screen that this view is on.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    transformPreference(NavigationBarKey.self) { $0.isHidden = hidden }
  }

  /// Gives the screen a subtitle. A terminal does not show it.
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
}

/// A title that is read where the modifier stands.
private struct BoundNavigationTitle: ViewModifier {
  @Binding var title: String
  func body(content: Content) -> some View { content.navigationTitle(Text(verbatim: title)) }
}
