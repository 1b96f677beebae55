/// Presents a screen while a binding holds an item.
struct ScreenForItem<Item: Hashable, Destination: View>: ViewModifier {
  @Binding var item: Item?
  let destination: (Item) -> Destination

  func body(content: Content) -> some View {
    let item = item
    let destination = destination
    return content.modifier(
      ScreenPresentation(
        isPresented: item != nil,
        content: { AnyView(item.map { destination($0).id($0) }) },
        dismiss: { if self.item != nil { self.item = nil } }))
  }
}
