/// Presents while a binding holds an item.
struct PresentItem<Item: Identifiable, Presented: View>: ViewModifier {
  @Binding var item: Item?
  let layer: PresentationLayer
  let onDismiss: (@MainActor () -> Void)?
  let content: (Item) -> Presented

  func body(content view: Content) -> some View {
    let item = item
    let panel = item.map { item in
      Panel(layer: layer, dismiss: dismiss) { content(item) }.id(item.id)
    }
    return
      view
      .modifier(PresentedLayer(layer, panel))
      .onChange(of: item?.id) { old, _ in if old != nil { onDismiss?() } }
  }

  private func dismiss() { if item != nil { item = nil } }
}
