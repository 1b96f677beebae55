import BinderyBindings
import BinderyViews

/// Mounts a view or nothing, in a place of its own.
final class OptionalDriver<Content: View>: ViewDriver<Node, Content?> {
  private unowned(unsafe) let composition: Composition
  private lazy var content = composition.driver(for: Content.self)

  init(_ composition: Composition) {
    self.composition = composition
    super.init(count: 1)
  }

  final class Place: Node {
    var isFilled = false
  }

  override func make(_ view: UnsafePointer<Content?>, in parent: Node) {
    let node = Place(in: parent, room: ChildRoom(0))
    parent.children.append(node)
    fill(node, view)
  }

  private func fill(_ node: Place, _ view: UnsafePointer<Content?>) {
    guard var value = view.pointee else { return }
    node.isFilled = true
    node.children.reserve(content.room)
    content.make(&value, in: node)
  }

  override func update(_ parent: Node, at index: inout Int, to view: UnsafePointer<Content?>) {
    let node = unsafeDowncast(parent.children[index].node.unsafelyUnwrapped, to: Place.self)
    index += 1
    if node.isFilled, var value = view.pointee {
      var start = 0
      content.update(node, at: &start, to: &value)
    } else if node.isFilled {
      node.isFilled = false
      node.removeChildren()
      node.elementsDidChange()
    } else if view.pointee != nil {
      fill(node, view)
      node.elementsDidChange()
    }
  }
}
