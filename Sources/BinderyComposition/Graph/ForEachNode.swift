import BinderyBindings
import BinderyViews

/// The node of a `ForEach` over rows of one type.
final class ForEachNode<ID: Hashable, Content: View>: AnyForEachNode {
  @exclusivity(unchecked) private var rows: RowSource<ID, Content>
  /// The identities of the mounted rows.
  @exclusivity(unchecked) private var ids: ContiguousArray<ID> = []
  /// What reads for each child, as far as one does: never longer than there are children.
  @exclusivity(unchecked) private var readers: ContiguousArray<RowReader?> = []
  /// What reads for a row of which it is not known yet whether its closure reads anything.
  @exclusivity(unchecked) private var spareReader: RowReader?
  private let row: ViewDriver<Node, Content>
  private let profile: ObservationProfile
  private let areAscending: ((ContiguousArray<ID>) -> Bool)?
  private var reportedDuplicates = false

  init(
    _ rows: RowSource<ID, Content>, _ row: ViewDriver<Node, Content>, _ profile: ObservationProfile,
    areAscending: ((ContiguousArray<ID>) -> Bool)?, in parent: Node
  ) {
    self.rows = rows
    self.row = row
    self.profile = profile
    self.areAscending = areAscending
    let count = parent.isLazy ? 0 : rows.count
    super.init(
      in: parent, room: ChildRoom(count, leaves: row.count == 1 ? count * row.leafCount : 0))
  }

  override var name: String { "ForEach of \(Content.self)" }
  override var rowCount: Int { rows.count }

  /// Mounts the rows for the first time.
  func fill() {
    track()
    if isLazy { return }
    let count = rows.count
    ids.reserveCapacity(count)
    rows.reserve()
    Unmanaged.passUnretained(rows).borrow { rows in
      for index in 0..<count {
        let id = rows.id(at: index)
        ids.append(id)
        append(rowAt: index, id: id)
      }
    }
    window = 0..<count
    checkDuplicates()
  }

  func take(_ new: RowSource<ID, Content>) {
    rows = new
    isMarked = false
    isCertain = false
    reconcile(handingOver: true)
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
    // From both ends, since the last row is asked for more often than one in the middle.
    var (low, high) = (0, rows.count - 1)
    while low <= high {
      if rows.id(at: low) == id { return low }
      if rows.id(at: high) == id { return high }
      (low, high) = (low + 1, high - 1)
    }
    return nil
  }

  private func track() {
    let reading = beginReading()
    rows.trackStructure()
    endReading(reading)
  }

  /// Rows of one view are children themselves; others get a node that holds them together.
  private func append(rowAt index: Int, id: ID) {
    var view = evaluate(row: index, id: id, as: childCount)
    if row.count == 1 {
      row.make(&view, in: self)
      return
    }
    children.append(FragmentNode(in: self, room: row.room)).borrow { row.make(&view, in: $0) }
  }

  private func update(_ child: Int, id: ID) {
    var view = evaluate(row: window.lowerBound + child, id: id, as: child)
    if row.count == 1 {
      var index = child
      row.update(self, at: &index, to: &view)
    } else if let place = children[child].node {
      var index = 0
      row.update(place, at: &index, to: &view)
    }
  }

  override func refreshRow(at child: Int) {
    // Another change may have taken the row away by now.
    if child < childCount { update(child, id: rows.id(at: window.lowerBound + child)) }
  }

  /// Makes a row's view, and sees to it that the row is run again when what was read changes.
  private func evaluate(row index: Int, id: ID, as child: Int) -> Content {
    if child < readers.count, let known = readers[child] {
      return evaluate(row: index, id: id, by: known)
    }
    if spareReader == nil { spareReader = RowReader(in: self) }
    let reader = Unmanaged.passUnretained(spareReader.unsafelyUnwrapped)
    let view = reader.borrow { evaluate(row: index, id: id, by: $0) }
    if reader.borrow({ $0.isReading }) { keepReader(for: child) }
    return view
  }

  /// Leaves the spare reader to a row whose closure has read something.
  private func keepReader(for child: Int) {
    while readers.count <= child { readers.append(nil) }
    spareReader?.child = child
    readers[child] = spareReader
    spareReader = nil
  }

  @inline(__always)
  private func evaluate(row index: Int, id: ID, by reader: RowReader) -> Content {
    reader.isMarked = false
    reader.isCertain = false
    let reading = reader.beginReading()
    let rows = Unmanaged.passUnretained(rows)
    let view = profile.observing(reader, &reader.registration) {
      rows.borrow { $0.row(at: index, id: id) }
    }
    reader.endReading(reading)
    return view
  }

  override func willUnmount() {
    for reader in readers { reader?.unmount() }
    readers = []
  }

  /// Matches the mounted rows with those there are by now, and hands the rows over that stay if
  /// their views are made anew.
  private func reconcile(handingOver: Bool = false) {
    track()
    let count = rows.count
    if !isLazy {
      if match(0..<count, handingOver: handingOver) { elementsDidChange() }
    } else {
      let lower = min(window.lowerBound, count)
      let upper = min(max(window.upperBound, lower), count)
      _ = match(lower..<upper, handingOver: handingOver)
      elementsDidChange()
    }
  }

  /// Mounts the rows of a window; those that were mounted before keep their nodes, found by
  /// identity. O(*n*) in the rows of both windows, and no hashing before the first difference.
  /// Returns whether any row was mounted, moved or unmounted.
  private func match(_ newWindow: Range<Int>, handingOver: Bool = false) -> Bool {
    var same = 0
    if newWindow.lowerBound == window.lowerBound {
      let limit = min(newWindow.count, ids.count)
      while same < limit, rows.id(at: newWindow.lowerBound + same) == ids[same] { same += 1 }
    }
    if handingOver {
      for child in 0..<same { update(child, id: ids[child]) }
    }
    if same == ids.count && same == newWindow.count {
      window = newWindow
      if reportedDuplicates { checkDuplicates() }
      return false
    }
    var left: [ID: Row] = [:]
    var shared = Set<ID>()
    for (offset, child) in children.detach(from: same).enumerated() {
      let index = same + offset
      let reader = index < readers.count ? readers[index] : nil
      let row = Row(child: child, reader: reader)
      if let twin = left.updateValue(row, forKey: ids[index]) {
        twin.unmount()
        shared.insert(ids[index])
      }
    }
    if reportedDuplicates {
      for id in ids[..<same] where left[id] != nil { shared.insert(id) }
    }
    // Which of several rows of one identity an element had cannot be told: they are made anew.
    for id in shared { left.removeValue(forKey: id)?.unmount() }
    ids.removeSubrange(same...)
    if readers.count > same { readers.removeSubrange(same...) }
    window = newWindow
    if !left.isEmpty { rows.beginReorder() }
    for index in (newWindow.lowerBound + same)..<newWindow.upperBound {
      let id = rows.id(at: index)
      ids.append(id)
      if let row = left.removeValue(forKey: id) {
        append(row)
        rows.didMove(to: index)
        if handingOver { update(childCount - 1, id: id) }
      } else {
        append(rowAt: index, id: id)
      }
    }
    // In the order of a dictionary, which nobody sees: each goes by itself.
    for row in left.values { row.unmount() }
    checkDuplicates()
    return true
  }

  /// A mounted row on its way to another position.
  private struct Row {
    let child: DetachedChild
    let reader: RowReader?

    @MainActor func unmount() {
      child.node?.unmount()
      reader?.unmount()
    }
  }

  private func append(_ row: Row) {
    if let reader = row.reader {
      while readers.count < childCount { readers.append(nil) }
      readers.append(reader)
      reader.child = childCount
    }
    children.append(row.child)
  }

  /// Reports the first identity that two mounted rows share. Identities that ascend are not hashed.
  ///
  /// Rows that share one are evaluated again, since they may have taken each other's places.
  private func checkDuplicates() {
    if ids.count < 2 { return }
    if let areAscending, areAscending(ids) { return }
    var seen = Set<ID>(minimumCapacity: ids.count)
    var shared = Set<ID>()
    for id in ids where !seen.insert(id).inserted { shared.insert(id) }
    if shared.isEmpty { return }
    for child in ids.indices where shared.contains(ids[child]) { update(child, id: ids[child]) }
    if reportedDuplicates { return }
    if let id = ids.first(where: { shared.contains($0) }) {
      reportedDuplicates = true
      composition.report(
        RuntimeIssue(
          .duplicateID, "Two rows of a ForEach have the ID \(id).",
          advice: """
            Rows are told apart by their IDs: both show, but a change may reach the wrong one and \
            state may move between them. Give each element an ID of its own.
            """))
    }
  }
}
