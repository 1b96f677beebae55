/// Shows a view on a layer above the screen while there is one to show.
struct PresentedLayer<Presented: View>: PresentationModifier {
  let _presented: Presented?
  let _layer: PresentationLayer

  init(_ layer: PresentationLayer, _ presented: Presented?) {
    _layer = layer
    _presented = presented
  }
}
