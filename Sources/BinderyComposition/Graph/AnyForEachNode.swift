import BinderyBindings
package import BinderyViews

/// A node whose children are the rows of a `ForEach`.
///
/// In a lazy container only the rows of a window are children; the renderer says which.
package class AnyForEachNode: Node {
  /// Which rows are mounted; child *i* is row `window.lowerBound + i`.
  package internal(set) final var window: Range<Int> = 0..<0
  /// What a list does when a row is deleted or moved.
  package final var editing = RowEditing()
  /// What a renderer knows of the lengths of the rows.
  package final var layoutMemory: AnyObject?
  /// How many rows there are.
  package var rowCount: Int { fatalError("Abstract list") }
  /// Mounts the rows of a window and unmounts all others.
  package func realize(_ window: Range<Int>) { fatalError("Abstract list") }
  /// Evaluates a mounted row once more.
  func refreshRow(at child: Int) { fatalError("Abstract list") }
  /// The identity of a row, mounted or not.
  package func rowID(at index: Int) -> AnyHashable { fatalError("Abstract list") }
  /// The row with an identity, mounted or not. O(*n*) in the rows.
  package func rowIndex(of id: AnyHashable) -> Int? { fatalError("Abstract list") }
}

extension AnyForEachNode {
  /// The position of the row that had an identity when it stood at a position.
  ///
  /// Pending changes are flushed first. It is nil, and an issue, if the row has gone.
  package func position(ofRow id: AnyHashable, lastAt index: Int) -> Int? {
    composition.flush()
    if isMounted {
      if index < rowCount, rowID(at: index) == id { return index }
      if let index = rowIndex(of: id) { return index }
    }
    composition.report(
      RuntimeIssue(
        .staleRow,
        "The row with the ID \(String(reflecting: id.base)) was deleted or moved after it had left "
          + "its list. Nothing was done.",
        advice: "What can be done with a row is known while the row is there. Look for the row "
          + "again after a change."))
    return nil
  }
}
