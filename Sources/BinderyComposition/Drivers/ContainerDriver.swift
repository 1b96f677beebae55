import BinderyBindings
import BinderyViews

/// Mounts a layout node with a view's content below it.
final class ContainerDriver<V: ContainerView>: ViewDriver<Node, V> {
  private let content: ViewDriver<Node, V.Content>

  init(_ content: ViewDriver<Node, V.Content>) {
    self.content = content
    super.init(count: 1)
  }

  override func make(_ view: UnsafePointer<V>, in parent: Node) {
    let node = LayoutNode(V._rule(of: view), in: parent, room: content.room)
    parent.children.append(node).borrow { content.make(firstField(of: view), in: $0) }
  }

  override func update(_ parent: Node, at index: inout Int, to view: UnsafePointer<V>) {
    let child = parent.children[index].reference.unsafelyUnwrapped
    index += 1
    // The parent keeps it: only what is below changes.
    child.borrow { child in
      let node = unsafeDowncast(child, to: LayoutNode.self)
      if !V._follows(&node.slot.pointee.rule, view) { node.setRule(view.pointee._rule) }
      var start = 0
      content.update(node, at: &start, to: firstField(of: view))
    }
  }
}
