import BinderyViews

/// The content of a view that has a layer of some type.
final class LayeredNode<Modifier: LayerModifier>: AnyLayeredNode {
  private var modifier: Modifier
  private let driver: ViewDriver<Node, Modifier.Layer>

  init(
    _ modifier: Modifier, _ driver: ViewDriver<Node, Modifier.Layer>, in parent: borrowing Node,
    room: ChildRoom
  ) {
    self.modifier = modifier
    self.driver = driver
    super.init(in: parent, room: room)
  }

  private var container: Node { parent.unsafelyUnwrapped }

  /// Mounts one more layer.
  func addLayer() {
    let layer = LayoutNode(
      .depth(modifier._rule.layerAlignment), in: container, room: driver.room)
    container.children.append(layer)
    withUnsafePointer(to: modifier) { driver.make(firstField(of: $0), in: layer) }
  }

  /// Hands another modifier to the layers.
  func take(_ new: UnsafePointer<Modifier>) {
    modifier = new.pointee
    let rule = LayoutRule.depth(modifier._rule.layerAlignment)
    for index in 1..<container.childCount {
      let layer = unsafeDowncast(
        container.children[index].node.unsafelyUnwrapped, to: LayoutNode.self)
      layer.setRule(rule)
      var start = 0
      driver.update(layer, at: &start, to: firstField(of: new))
    }
  }

  override func provideLayers(_ count: Int) -> Bool {
    let (known, wanted) = (container.childCount - 1, max(1, count))
    if known == wanted { return false }
    for index in min(wanted, known)..<known { container.children[index + 1].node?.unmount() }
    container.children.truncate(to: 1 + wanted)
    for _ in min(wanted, known)..<wanted { addLayer() }
    return true
  }
}

extension LayoutRule {
  fileprivate var layerAlignment: Alignment {
    switch self {
    case .background(let alignment), .overlay(let alignment): alignment
    default: .center
    }
  }
}
