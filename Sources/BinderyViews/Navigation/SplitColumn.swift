import BinderyBindings

/// A column of a split view that leads to the next one.
@MainActor final class SplitColumn {
  let navigator = Navigator(isColumn: true)
  let scope = ScreenScope()
  /// The value that was followed last.
  let value = StoredLocation<AnyHashable?>(nil)

  init() { navigator.path = PathAccess(replacing: Binding(location: value)) }
}

/// The content of a column, with the bars of a screen.
struct ColumnView<Content: View>: View {
  private let column: SplitColumn
  private let content: Content

  init(column: SplitColumn, @ViewBuilder content: () -> Content) {
    self.column = column
    self.content = content()
  }

  var body: some View {
    BarredScreen(dismiss: nil, scope: column.scope) { content }
      .environment(\.navigator, column.navigator)
  }
}

/// What a link in a column leads to, or a view while none was followed.
struct LinkedView<Fallback: View>: View {
  let column: SplitColumn
  let fallback: Fallback

  var body: some View {
    if let presented = column.scope.presented.read().last {
      DismissScope(dismiss: { presented.dismiss() }) { PresentedContent(screen: presented) }
        .id(presented.id)
    } else if let value = column.value.read() {
      DismissScope(dismiss: { column.navigator.pop(to: 0) }) {
        ValueScreen(value: value, navigator: column.navigator)
      }
      .id(value)
    } else {
      fallback
    }
  }
}
