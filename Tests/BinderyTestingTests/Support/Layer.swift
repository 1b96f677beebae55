import BinderyViews

/// Shows a view on a layer above the screen.
struct Layer<Presented: View>: PresentationModifier {
  var _presented: Presented?
  var _layer: PresentationLayer
}
