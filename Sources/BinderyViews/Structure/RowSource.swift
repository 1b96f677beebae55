/// Where a `ForEach` gets its rows from.
@MainActor package class RowSource<ID: Hashable, Content: View> {
  init() {}
  /// How many rows there are.
  package var count: Int { fatalError("Abstract row source") }
  /// The identity of the row at a position.
  package func id(at index: Int) -> ID { fatalError("Abstract row source") }
  /// The view of the row at a position, whose identity is known.
  package func row(at index: Int, id: ID) -> Content { fatalError("Abstract row source") }
  /// All rows are about to be asked for.
  package func reserve() {}
  /// Makes the current reader depend on which rows there are.
  package func trackStructure() {}
  /// Rows are about to be asked for that may stand elsewhere than before.
  package func beginReorder() {}
  /// Tells that a row kept its identity and is now at a position.
  package func didMove(to index: Int) {}
}
