package import BinderyViews

/// A node that shows another view on a layer above the screen.
package class AnyPresentationNode: Node {
  /// The layer, while there is one to show.
  package internal(set) final var layer: LayoutNode?
  package internal(set) final var kind = PresentationLayer.sheet
}
