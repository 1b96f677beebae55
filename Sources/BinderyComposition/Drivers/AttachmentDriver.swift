import BinderyBindings
import BinderyViews

/// Mounts content below a node that holds an attachment.
final class AttachmentDriver<Content: View, Modifier: AttachmentModifier>: ViewDriver<
  Node, ModifiedContent<Content, Modifier>
>
{
  private let content: ViewDriver<Node, Content>
  private let modifierOffset: Int
  private let plan = PropertyPlan<Modifier>.shared

  init(_ content: ViewDriver<Node, Content>) {
    self.content = content
    modifierOffset = offsetOfModifier(in: ModifiedContent<Content, Modifier>.self)
    super.init(count: 1)
  }

  override func make(
    _ view: UnsafePointer<ModifiedContent<Content, Modifier>>, in parent: Node
  ) {
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    let node = AttachmentNode(modifier.pointee, in: parent, room: content.room)
    parent.children.append(node)
    content.make(firstField(of: view), in: node)
    node.attach()
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<ModifiedContent<Content, Modifier>>
  ) {
    let node = unsafeDowncast(
      parent.children[index].node.unsafelyUnwrapped, to: AttachmentNode<Modifier>.self)
    index += 1
    var start = 0
    content.update(node, at: &start, to: firstField(of: view))
    // After the content, as when it was mounted.
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    if plan.difference(of: &node.modifier, from: modifier) != .none { node.take(modifier.pointee) }
  }
}
