/// The content of a screen with its bars: title and toolbar above, the bottom toolbar below.
struct BarredScreen<Content: View>: View {
  private let dismiss: (@MainActor () -> Void)?
  private let content: Content
  private let scope: ScreenScope
  @LocalState private var bar = NavigationBarContent()
  @LocalState private var target = DismissTarget()

  init(
    dismiss: (@MainActor () -> Void)?, scope: ScreenScope, @ViewBuilder content: () -> Content
  ) {
    self.dismiss = dismiss
    self.scope = scope
    self.content = content()
  }

  var body: some View {
    let target = target
    if let dismiss { target.action = dismiss }
    return BarLayout() {
      if bar.isHidden {
        VStack {}
      } else {
        NavigationBar(content: bar, back: bar.hidesBack ? nil : dismiss)
      }
      VStack(alignment: .leading) { content }
        .modifier(ScreenEnvironment(scope: scope, target: dismiss == nil ? nil : target))
        .onPreferenceChange(NavigationBarKey.self) { bar = $0 }
        .transformPreference(NavigationBarKey.self) { $0.keepTitle() }
      ToolbarRow(holders: bar.toolbars, slot: .bottom)
    }
  }
}

/// What the views on a screen find in their environment.
private struct ScreenEnvironment: EnvironmentModifier {
  let scope: ScreenScope
  /// What puts the screen away; nil for a root, which leaves `dismiss` to what is around it.
  let target: DismissTarget?

  func _change(_ environment: inout EnvironmentValues) {
    environment.screenScope = scope
    if let target { environment.dismissTarget = target }
  }
}
