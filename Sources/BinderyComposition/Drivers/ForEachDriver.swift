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
  private let areAscending: ((ContiguousArray<ID>) -> Bool)?

  init(_ composition: Composition) {
    self.composition = composition
    areAscending = (ID.self as? any Comparable.Type).flatMap { Self.order($0) }
    super.init(count: 1)
  }

  private static func order<C: Comparable>(_: C.Type) -> ((ContiguousArray<ID>) -> Bool)? {
    isStrictlyAscending as (ContiguousArray<C>) -> Bool as? (ContiguousArray<ID>) -> Bool
  }

  override func make(_ view: UnsafePointer<ForEach<Data, ID, Content>>, in parent: Node) {
    let node = ForEachNode(
      view.pointee.rows, row, profile, areAscending: areAscending, in: parent)
    parent.children.append(node)
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

/// Whether each value is less than the next one, so that no two are equal.
private nonisolated func isStrictlyAscending<Value: Comparable>(
  _ values: ContiguousArray<Value>
) -> Bool {
  values.withUnsafeBufferPointer { values in
    for index in 1..<max(1, values.count) where values[index - 1] >= values[index] { return false }
    return true
  }
}
