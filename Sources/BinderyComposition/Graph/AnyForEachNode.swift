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
