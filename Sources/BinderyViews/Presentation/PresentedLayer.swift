/// Shows a view on a layer above the screen while there is one to show.
struct PresentedLayer<Presented: View>: PresentationModifier {
  let _presented: Presented?
  let _layer: PresentationLayer

  init(_ layer: PresentationLayer, _ presented: Presented?) {
    _layer = layer
    _presented = presented
  }
}

/// A view that is made by a closure, evaluated where the view stands: what the closure reads is
/// tracked there, and the view that wrote it does not run for it.
struct Deferred<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}
