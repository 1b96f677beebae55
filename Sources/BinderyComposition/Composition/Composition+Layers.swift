extension Composition {
  func addLayer(of node: AnyPresentationNode) {
    layers.append(node)
    noteChange(of: top)
  }

  func removeLayer(of node: AnyPresentationNode) {
    layers.removeAll { $0 === node }
    noteChange(of: top)
  }
}
