import BinderyBindings
import BinderyViews

/// Mounts one of two views in a place of its own.
final class ConditionalDriver<First: View, Second: View>: ViewDriver<
  Node, _ConditionalContent<First, Second>
>
{
  private unowned(unsafe) let composition: Composition
  private lazy var first = composition.driver(for: First.self)
  private lazy var second = composition.driver(for: Second.self)

  init(_ composition: Composition) {
    self.composition = composition
    super.init(count: 1)
  }

  final class Branch: Node {
    var isFirst = true
  }

  override func make(
    _ view: UnsafePointer<_ConditionalContent<First, Second>>, in parent: Node
  ) {
    let node = Branch(in: parent, room: ChildRoom(0))
    parent.children.append(node)
    fill(node, view)
  }

  private func fill(_ node: Branch, _ view: UnsafePointer<_ConditionalContent<First, Second>>) {
    switch view.pointee.storage {
    case .first(var content):
      node.isFirst = true
      node.children.reserve(first.room)
      first.make(&content, in: node)
    case .second(var content):
      node.isFirst = false
      node.children.reserve(second.room)
      second.make(&content, in: node)
    }
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<_ConditionalContent<First, Second>>
  ) {
    let node = unsafeDowncast(parent.children[index].node.unsafelyUnwrapped, to: Branch.self)
    index += 1
    var start = 0
    switch view.pointee.storage {
    case .first(var content) where node.isFirst: first.update(node, at: &start, to: &content)
    case .second(var content) where !node.isFirst: second.update(node, at: &start, to: &content)
    default:
      node.removeChildren()
      fill(node, view)
      node.elementsDidChange()
    }
  }
}
