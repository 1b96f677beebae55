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
