extension View {
  /// Puts items in the bars of the screen that this view is on.
  ///
  /// They see the environment of this view. Outside a navigation stack there are no bars, and the
  /// items are not shown.
  public func toolbar<Items: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Items
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Puts views at the end of the line above the screen that this view is on.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }

  /// Puts items in the bars of the screen that this view is on.
  public func toolbar<Items: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Items
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Shows or hides bars of the screen. The tab bar cannot be hidden.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let concerned = bars.isEmpty || bars.contains { $0.isAbove }
    return transformPreference(NavigationBarKey.self) {
      if concerned { $0.isHidden = visibility == .hidden }
    }
  }

  /// Shows or hides bars of the screen.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let concerned = bars.isEmpty || bars.contains { $0.isAbove }
    return transformPreference(NavigationBarKey.self) {
      if concerned { $0.isHidden = visibility == .hidden }
    }
  }

  /// Puts views at the beginning and at the end of the line above the screen.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts views at the beginning of the line above the screen.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts views at the end of the line above the screen.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

// How bars look: in a terminal they have one look.
extension View {
  /// Says what a bar's background is. Nothing changes.
  public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  /// Says whether a bar has a background. Nothing changes.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Says whether a bar has a background. Nothing changes.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Says which colours a bar has. Nothing changes.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Says what the toolbar is for. Nothing changes.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
