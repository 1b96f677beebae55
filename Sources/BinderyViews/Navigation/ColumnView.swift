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
