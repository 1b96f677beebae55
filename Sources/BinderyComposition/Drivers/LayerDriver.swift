import BinderyBindings
import BinderyViews

/// Mounts a layout node with the content and a layer, the layer in a stack in depth. Layout has
/// further layers made where the content is several views.
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
    let primary = LayeredNode(modifier.pointee, layer, in: node, room: content.room)
    node.children.append(primary)
    content.make(firstField(of: view), in: primary)
    primary.addLayer()
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<ModifiedContent<Content, Modifier>>
  ) {
    let node = unsafeDowncast(parent.children[index].node.unsafelyUnwrapped, to: LayoutNode.self)
    index += 1
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    let rule = modifier.pointee._rule
    node.setRule(rule)
    let primary = unsafeDowncast(
      node.children[0].node.unsafelyUnwrapped, to: LayeredNode<Modifier>.self)
    var start = 0
    content.update(primary, at: &start, to: firstField(of: view))
    primary.take(modifier)
  }
}
