import BinderyComposition

extension LayoutNode {
  /// Where the node stands on the screen, where its container stands at a place.
  func place(in x: Int32, _ y: Int32) -> (Int32, Int32) {
    var (x, y) = (x &+ slot.pointee.geometry.x, y &+ slot.pointee.geometry.y)
    var wrapper = slot.wrapper
    while let outer = wrapper {
      x &+= outer.slot.pointee.geometry.x
      y &+= outer.slot.pointee.geometry.y
      wrapper = outer.slot.wrapper
    }
    return (x, y)
  }
}

extension Element {
  /// Where a leaf of a node lies in the layout node around it, also where a modifier applies to it
  /// and its neighbours.
  @MainActor func rect(in parent: Node) -> Rect {
    let own = Rect(geometry)
    guard let layout = parent.enclosingLayout,
      let wrappers = layout.slot.extra as? Distribution
    else { return own }
    for wrapper in wrappers.elements {
      guard let node = wrapper.layout, node.slot.pointee.elements.first == self else { continue }
      let place = node.place(in: 0, 0)
      return own.moved(place.0, place.1)
    }
    return own
  }
}
