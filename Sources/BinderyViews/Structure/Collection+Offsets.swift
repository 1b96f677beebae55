public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the start, as `onDelete` hands them over.
  ///
  /// Offsets past the end are a programmer's error.
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
    precondition(offsets.last.map { $0 < offset } ?? true, "Offset past the end of a collection")
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets to before another offset, as `onMove` hands them over.
  ///
  /// `destination` counts the elements as they stand before the move.
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    precondition(
      destination >= 0 && destination <= elements.count
        && (source.last.map { $0 < elements.count } ?? true),
      "Offset past the end of a collection")
    let others = { (range: Range<Int>) in range.filter { !source.contains($0) } }
    let order = others(0..<destination) + Array(source) + others(destination..<elements.count)
    for (index, offset) in zip(indices, order) { self[index] = elements[offset] }
  }
}
