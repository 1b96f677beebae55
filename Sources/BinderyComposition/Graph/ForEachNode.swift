import BinderyBindings
import BinderyViews

/// The node of a `ForEach` over rows of one type.
final class ForEachNode<ID: Hashable, Content: View>: AnyForEachNode {
  private var rows: RowSource<ID, Content>
  /// The identities of the mounted rows.
  private var ids: ContiguousArray<ID> = []
  private let row: ViewDriver<Node, Content>
  private let areAscending: ((ContiguousArray<ID>) -> Bool)?
  private var reportedDuplicates = false

  init(
    _ rows: RowSource<ID, Content>, _ row: ViewDriver<Node, Content>,
    areAscending: ((ContiguousArray<ID>) -> Bool)?, in parent: Node
  ) {
    self.rows = rows
    self.row = row
    self.areAscending = areAscending
    super.init(in: parent, capacity: parent.isLazy ? 0 : rows.count)
  }

  override var name: String { "ForEach of \(Content.self)" }
  override var rowCount: Int { rows.count }

  /// Mounts the rows for the first time.
  func fill() {
    track()
    if isLazy { return }
    let count = rows.count
    ids.reserveCapacity(count)
    for index in 0..<count {
      ids.append(rows.id(at: index))
      append(rowAt: index)
    }
    window = 0..<count
    checkDuplicates()
  }

  func take(_ new: RowSource<ID, Content>) {
    rows = new
    isMarked = false
    isCertain = false
    reconcile()
    for child in 0..<childCount { update(child) }
  }

  override func refresh() {
    isMarked = false
    isCertain = false
    reconcile()
  }

  override func realize(_ newWindow: Range<Int>) {
    if newWindow == window { return }
    // Layout asks for them, so it need not be told.
    _ = match(newWindow)
  }

  override func rowID(at index: Int) -> AnyHashable { AnyHashable(rows.id(at: index)) }

  override func rowIndex(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let index = ids.firstIndex(of: id) { return window.lowerBound + index }
    return (0..<rows.count).first { rows.id(at: $0) == id }
  }

  private func track() {
    let reading = beginReading()
    rows.trackStructure()
    endReading(reading)
  }

  /// Rows of one view are children themselves; others get a node that holds them together.
  private func append(rowAt index: Int) {
    var view = rows.row(at: index)
    if row.count == 1 {
      row.make(&view, in: self)
      return
    }
    let place = FragmentNode(in: self, capacity: row.count)
    children.append(Child(place))
    row.make(&view, in: place)
  }

  private func update(_ child: Int) {
    var view = rows.row(at: window.lowerBound + child)
    if row.count == 1 {
      var index = child
      row.update(self, at: &index, to: &view)
    } else if let place = children[child].node {
      var index = 0
      row.update(place, at: &index, to: &view)
    }
  }

  /// Matches the mounted rows with those there are by now.
  private func reconcile() {
    track()
    let count = rows.count
    if !isLazy {
      if match(0..<count) { elementsDidChange() }
    } else {
      let lower = min(window.lowerBound, count)
      _ = match(lower..<min(max(window.upperBound, lower), count))
      elementsDidChange()
    }
  }

  /// Mounts the rows of a window; those that were mounted before keep their nodes, found by
  /// identity. O(*n*) in the rows of both windows, and no hashing before the first difference.
  /// Returns whether any row was mounted, moved or unmounted.
  private func match(_ newWindow: Range<Int>) -> Bool {
    var same = 0
    if newWindow.lowerBound == window.lowerBound {
      let limit = min(newWindow.count, ids.count)
      while same < limit, rows.id(at: newWindow.lowerBound + same) == ids[same] { same += 1 }
    }
    if same == ids.count && same == newWindow.count {
      window = newWindow
      return false
    }
    var left: [ID: Child] = [:]
    for index in same..<ids.count {
      if let twin = left.updateValue(children[index], forKey: ids[index]) { twin.node?.unmount() }
    }
    ids.removeSubrange(same...)
    children.truncate(to: same)
    window = newWindow
    if !left.isEmpty { rows.beginReorder() }
    for index in (newWindow.lowerBound + same)..<newWindow.upperBound {
      let id = rows.id(at: index)
      ids.append(id)
      if let child = left.removeValue(forKey: id) {
        children.append(child)
        rows.didMove(to: index)
      } else {
        append(rowAt: index)
      }
    }
    // In the order of a dictionary, which nobody sees: each goes by itself.
    for child in left.values { child.node?.unmount() }
    rows.endReorder()
    checkDuplicates()
    return true
  }

  /// Reports the first identity that two mounted rows share. Identities that ascend are not hashed.
  private func checkDuplicates() {
    if reportedDuplicates || ids.count < 2 { return }
    if let areAscending, areAscending(ids) { return }
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted {
      reportedDuplicates = true
      composition.report(
        RuntimeIssue(
          .duplicateID, "Two rows of a ForEach have the ID \(id).",
          advice: """
            Rows are told apart by their IDs: both show, but a change may reach the wrong one and \
            state may move between them. Give each element an ID of its own.
            """))
      return
    }
  }
}

/// Mounts the rows of a `ForEach`.
final class ForEachDriver<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewDriver<
  Node, ForEach<Data, ID, Content>
>
{
  private unowned(unsafe) let composition: Composition
  // Made with the first node, since view types may be recursive.
  private lazy var row = composition.driver(for: Content.self)
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
    let node = ForEachNode(view.pointee.rows, row, areAscending: areAscending, in: parent)
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

/// Whether each value is less than the next one, so that no two are equal.
private nonisolated func isStrictlyAscending<Value: Comparable>(
  _ values: ContiguousArray<Value>
) -> Bool {
  values.withUnsafeBufferPointer { values in
    for index in 1..<max(1, values.count) where values[index - 1] >= values[index] { return false }
    return true
  }
}
