import BinderyBindings
import BinderyViews

/// Mounts a layout node over the content of a modifier.
final class LayoutModifierDriver<Content: View, Modifier: LayoutModifier>: ViewDriver<
  Node, ModifiedContent<Content, Modifier>
>
{
  private let content: ViewDriver<Node, Content>
  private let modifierOffset: Int

  init(_ content: ViewDriver<Node, Content>) {
    self.content = content
    modifierOffset = offsetOfModifier(in: ModifiedContent<Content, Modifier>.self)
    super.init(count: 1)
  }

  override func make(
    _ view: UnsafePointer<ModifiedContent<Content, Modifier>>, in parent: Node
  ) {
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    let node = LayoutNode(modifier.pointee._rule, in: parent, room: content.room)
    parent.children.append(node)
    content.make(firstField(of: view), in: node)
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<ModifiedContent<Content, Modifier>>
  ) {
    let node = unsafeDowncast(parent.children[index].node.unsafelyUnwrapped, to: LayoutNode.self)
    index += 1
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    node.setRule(modifier.pointee._rule)
    var start = 0
    content.update(node, at: &start, to: firstField(of: view))
  }
}
