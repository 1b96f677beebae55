extension View {
  /// Says what the tab of this view is called, in the tab view that holds it.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

/// What a tab is called. Outside tab views it changes nothing.
struct TabItemModifier<Label: View>: ViewModifier, TabDescription {
  let label: Label
  func body(content: Content) -> some View { content }
  func describeTab(_ page: inout TabPage) { page.setLabel(label) }
}
