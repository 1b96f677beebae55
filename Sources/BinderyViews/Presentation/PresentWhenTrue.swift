/// Presents while a binding is true.
struct PresentWhenTrue<Presented: View>: ViewModifier {
  @Binding var isPresented: Bool
  let layer: PresentationLayer
  let onDismiss: (@MainActor () -> Void)?
  let content: () -> Presented

  func body(content view: Content) -> some View {
    let isPresented = isPresented
    let panel = isPresented ? Panel(layer: layer, dismiss: dismiss, content: content) : nil
    return
      view
      .modifier(PresentedLayer(layer, panel))
      .onChange(of: isPresented) { was, _ in if was { onDismiss?() } }
  }

  private func dismiss() { if isPresented { isPresented = false } }
}
