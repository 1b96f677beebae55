/// How long each of many rows is along the axis of its stack, as far as that is known. Cells.
///
/// Rows that were never measured are taken to be as long as the first one that was, and at least
/// one cell.
struct RowLengths {
  /// The length that is assumed of rows that were never measured.
  private(set) var estimate: Int32?
  /// How much the rows that differ from the estimate add up to, by row, ascending.
  private var differences: ContiguousArray<(row: Int, sum: Int64)> = []

  /// Where a row begins. O(log *n*) in the rows that differ from the estimate.
  func position(of row: Int) -> Int64 {
    let index = firstDifference(from: row)
    return Int64(row) * Int64(estimate ?? 0) + (index == 0 ? 0 : differences[index - 1].sum)
  }

  /// The first row that stands at a position, or the nearest of `count`.
  ///
  /// Empty rows before it belong to it: they may come to be seen.
  func row(at position: Int64, count: Int) -> Int {
    var low = 0
    var high = max(0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self.position(of: middle + 1) <= position { low = middle + 1 } else { high = middle }
    }
    let start = self.position(of: low)
    while low > 0 && self.position(of: low - 1) == start { low -= 1 }
    return low
  }

  /// Notes the length of a row. Returns whether it is another one than was known or assumed.
  mutating func setLength(_ length: Int32, of row: Int) -> Bool {
    guard let estimate else {
      estimate = max(1, length)
      _ = setLength(length, of: row)
      return true
    }
    let index = firstDifference(from: row)
    let before = index == 0 ? 0 : differences[index - 1].sum
    let isKnown = index < differences.count && differences[index].row == row
    let old = isKnown ? differences[index].sum - before : 0
    let change = Int64(length) - Int64(estimate) - old
    if change == 0 { return false }
    if !isKnown { differences.insert((row, before), at: index) }
    for later in index..<differences.count { differences[later].sum += change }
    return true
  }

  private func firstDifference(from row: Int) -> Int {
    var low = 0
    var high = differences.count
    while low < high {
      let middle = (low + high) / 2
      if differences[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
