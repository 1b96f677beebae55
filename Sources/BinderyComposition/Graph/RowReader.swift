import BinderyBindings
import BinderyViews

/// Reads on behalf of one row what the closure that makes the row reads: a change runs that row.
///
/// Rows whose closure reads nothing, as most, have none.
final class RowReader: Node {
  unowned(unsafe) private let list: AnyForEachNode
  /// Which of the list's children the row is.
  @exclusivity(unchecked) var child = 0
  @exclusivity(unchecked) var registration: ObservationRegistration?

  init(in list: AnyForEachNode) {
    self.list = list
    super.init(in: list, room: ChildRoom(0))
  }

  override var name: String { list.name }

  /// Whether a change could concern the row.
  var isReading: Bool { hasReads || registration != nil }

  override func refresh() {
    if !isUnaffected() { list.refreshRow(at: child) }
  }

  override func willUnmount() { registration?.end() }
}
