import BinderyBindings
import BinderyViews

/// Mounts content, and what is presented on a layer of its own.
final class PresentationDriver<Content: View, Modifier: PresentationModifier>: ViewDriver<
  Node, ModifiedContent<Content, Modifier>
>
{
  private unowned(unsafe) let composition: Composition
  private let content: ViewDriver<Node, Content>
  private lazy var presented = composition.driver(for: Modifier.Presented.self)
  private let modifierOffset: Int

  init(_ content: ViewDriver<Node, Content>, _ composition: Composition) {
    self.composition = composition
    self.content = content
    modifierOffset = offsetOfModifier(in: ModifiedContent<Content, Modifier>.self)
    super.init(count: 1)
  }

  override func make(
    _ view: UnsafePointer<ModifiedContent<Content, Modifier>>, in parent: Node
  ) {
    let node = PresentationNode(in: parent, room: content.room)
    parent.children.append(node)
    content.make(firstField(of: view), in: node)
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    present(modifier.pointee, in: node)
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<ModifiedContent<Content, Modifier>>
  ) {
    let node = unsafeDowncast(
      parent.children[index].node.unsafelyUnwrapped, to: PresentationNode.self)
    index += 1
    var start = 0
    content.update(node, at: &start, to: firstField(of: view))
    let modifier: UnsafePointer<Modifier> = field(of: view, at: modifierOffset)
    present(modifier.pointee, in: node)
  }

  private func present(_ modifier: Modifier, in node: PresentationNode) {
    guard var view = modifier._presented else {
      node.dismiss()
      return
    }
    if let layer = node.layer {
      var index = 0
      presented.update(layer, at: &index, to: &view)
    } else {
      presented.make(&view, in: node.present(modifier._layer, room: presented.room))
    }
  }
}
