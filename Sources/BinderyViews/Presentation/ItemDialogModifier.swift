/// Shows a dialog about an item while a binding holds one.
struct ItemDialogModifier<Item: Identifiable, Actions: View, Message: View>: ViewModifier {
  @Binding var item: Item?
  let dialog: (Item) -> Dialog<Actions, Message>

  func body(content: Content) -> some View {
    let panel = item.map { item in
      DialogPanel(dialog: dialog(item), dismiss: dismiss).id(item.id)
    }
    return content.modifier(PresentedLayer(.alert, panel))
  }

  private func dismiss() { if item != nil { item = nil } }
}
