import BinderyBindings
import BinderyViews

/// Mounts the rows of a `ForEach`.
final class ForEachDriver<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewDriver<
  Node, ForEach<Data, ID, Content>
>
{
  private unowned(unsafe) let composition: Composition
  // Made with the first node, since view types may be recursive.
  private lazy var row = composition.driver(for: Content.self)
  private let profile = ObservationProfile()
  private let isAscending: ((ID, ID) -> Bool)?

  init(_ composition: Composition) {
    self.composition = composition
    isAscending = (ID.self as? any Comparable.Type).flatMap { Self.order($0) }
    super.init(count: 1)
  }

  private static func order<C: Comparable>(_: C.Type) -> ((ID, ID) -> Bool)? {
    let less: (C, C) -> Bool = { $0 < $1 }
    return less as? (ID, ID) -> Bool
  }

  override func make(_ view: UnsafePointer<ForEach<Data, ID, Content>>, in parent: Node) {
    let node = ForEachNode(
      view.pointee.rows, row, profile, isAscending: isAscending, in: parent)
    parent.children.append(Child(node))
    node.editing = view.pointee.editing
    node.fill()
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<ForEach<Data, ID, Content>>
  ) {
    let node = unsafeDowncast(
      parent.children[index].node.unsafelyUnwrapped, to: ForEachNode<ID, Content>.self)
    index += 1
    node.editing = view.pointee.editing
    node.take(view.pointee.rows)
  }
}
