import BinderyBindings
import BinderyViews

/// Mounts a layout node with the content and a layer: two children, the layer in a stack in depth.
final class LayerDriver<Content: View, Modifier: LayerModifier>: ViewDriver<
  Node, ModifiedContent<Content, Modifier>
>
{
  private let content: ViewDriver<Node, Content>
  private let layer: ViewDriver<Node, Modifier.Layer>
  private let modifierOffset: Int

  init(_ content: ViewDriver<Node, Content>, _ layer: ViewDriver<Node, Modifier.Layer>) {
    self.content = content
    self.layer = layer
    modifierOffset = offsetOfModifier(in: ModifiedContent<Content, Modifier>.self)
    super.init(count: 1)
  }

  override func make(
    _ view: UnsafePointer<ModifiedContent<Content, Modifier>>, in parent: Node
  ) {
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    let rule = modifier.pointee._rule
    let node = LayoutNode(rule, in: parent, room: ChildRoom(2))
    parent.children.append(node)
    let primary = FragmentNode(in: node, room: content.room)
    node.children.append(primary)
    content.make(firstField(of: view), in: primary)
    let secondary = LayoutNode(.depth(rule.layerAlignment), in: node, room: layer.room)
    node.children.append(secondary)
    layer.make(firstField(of: modifier), in: secondary)
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<ModifiedContent<Content, Modifier>>
  ) {
    let node = unsafeDowncast(parent.children[index].node.unsafelyUnwrapped, to: LayoutNode.self)
    index += 1
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    let rule = modifier.pointee._rule
    node.setRule(rule)
    var start = 0
    content.update(node.children[0].node.unsafelyUnwrapped, at: &start, to: firstField(of: view))
    let secondary = unsafeDowncast(
      node.children[1].node.unsafelyUnwrapped, to: LayoutNode.self)
    secondary.setRule(.depth(rule.layerAlignment))
    start = 0
    layer.update(secondary, at: &start, to: firstField(of: modifier))
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
