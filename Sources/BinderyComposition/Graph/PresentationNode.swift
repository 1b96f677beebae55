import BinderyBindings
package import BinderyViews

/// A node that shows another view on a layer above the screen.
package class AnyPresentationNode: Node {
  /// The layer, while there is one to show.
  package fileprivate(set) final var layer: LayoutNode?
  package fileprivate(set) final var kind = PresentationLayer.sheet
}

final class PresentationNode: AnyPresentationNode {
  override func willUnmount() { dismiss() }

  func present(_ kind: PresentationLayer, room: ChildRoom) -> LayoutNode {
    self.kind = kind
    let layer = LayoutNode(.depth(.center), in: self, room: room)
    layer.isLazy = false
    layer.isLayer = true
    self.layer = layer
    composition.addLayer(of: self)
    return layer
  }

  func dismiss() {
    guard let layer else { return }
    layer.unmount()
    self.layer = nil
    composition.removeLayer(of: self)
  }

  override var detachedChild: Node? { layer }
}
