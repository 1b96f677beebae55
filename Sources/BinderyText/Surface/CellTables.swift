/// What the indices in cells stand for.
struct CellTables: Sendable {
  /// The styles, the plain one first.
  var styles: [CellStyle] = [.plain]
  /// The clusters of several scalars.
  var clusters: [String] = []

  /// The text that a cell shows: empty for the second half of a wide cluster.
  func text(of cell: Cell) -> String {
    if cell.isContinuation { return "" }
    if let cluster = cell.cluster { return clusters[cluster] }
    return String(Unicode.Scalar(cell.content).unsafelyUnwrapped)
  }

  func style(of cell: Cell) -> CellStyle { styles[Int(cell.style)] }

  /// Whether rows of cells look the same, each with its own tables.
  /// - Complexity: O(*n*), with a look into the tables for cells whose indices differ.
  static func areEqual(
    _ left: UnsafeBufferPointer<Cell>, _ leftTables: CellTables,
    _ right: UnsafeBufferPointer<Cell>, _ rightTables: CellTables
  ) -> Bool {
    guard left.count == right.count else { return false }
    for index in 0..<left.count {
      let (a, b) = (left[index], right[index])
      // Equal scalars need equal styles; clusters need a look at both.
      if a.style == 0 && a == b && a.cluster == nil { continue }
      if leftTables.style(of: a) != rightTables.style(of: b) { return false }
      if a.content == b.content && a.cluster == nil { continue }
      guard let leftCluster = a.cluster, let rightCluster = b.cluster,
        leftTables.clusters[leftCluster] == rightTables.clusters[rightCluster]
      else { return false }
    }
    return true
  }
}
