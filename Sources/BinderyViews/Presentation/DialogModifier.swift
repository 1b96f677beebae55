/// Shows a dialog while a binding is true.
struct DialogModifier<Actions: View, Message: View>: ViewModifier {
  @Binding var isPresented: Bool
  /// What to ask; nil while there is nothing to ask about.
  let dialog: Dialog<Actions, Message>?

  func body(content: Content) -> some View {
    let panel = isPresented ? dialog.map { DialogPanel(dialog: $0, dismiss: dismiss) } : nil
    return content.modifier(PresentedLayer(.alert, panel))
  }

  private func dismiss() { if isPresented { isPresented = false } }
}
