/// Presents a screen while a binding is true.
struct ScreenWhenTrue<Destination: View>: ViewModifier {
  @Binding var isPresented: Bool
  let destination: () -> Destination

  func body(content: Content) -> some View {
    let destination = destination
    return content.modifier(
      ScreenPresentation(
        isPresented: isPresented, content: { AnyView(destination()) },
        dismiss: { if isPresented { isPresented = false } }))
  }
}
