import BinderyViews

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
