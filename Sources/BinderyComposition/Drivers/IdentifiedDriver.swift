import BinderyBindings
import BinderyViews

/// Mounts a view under an identity; another identity replaces it.
final class IdentifiedDriver<Content: View, ID: Hashable>: ViewDriver<Node, IDView<Content, ID>> {
  private let content: ViewDriver<Node, Content>

  init(_ content: ViewDriver<Node, Content>) {
    self.content = content
    super.init(count: 1)
  }

  final class Place: Node {
    var id: ID
    override var identity: AnyHashable? { AnyHashable(id) }
    init(_ id: ID, in parent: Node, room: ChildRoom) {
      self.id = id
      super.init(in: parent, room: room)
    }
  }

  override func make(_ view: UnsafePointer<IDView<Content, ID>>, in parent: Node) {
    let node = Place(view.pointee.id, in: parent, room: content.room)
    parent.children.append(node)
    content.make(firstField(of: view), in: node)
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<IDView<Content, ID>>
  ) {
    let node = unsafeDowncast(parent.children[index].node.unsafelyUnwrapped, to: Place.self)
    index += 1
    if node.id == view.pointee.id {
      var start = 0
      content.update(node, at: &start, to: firstField(of: view))
      return
    }
    node.id = view.pointee.id
    node.removeChildren()
    content.make(firstField(of: view), in: node)
    node.elementsDidChange()
  }
}
