public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the start, as `onDelete` hands them over.
  ///
  /// Offsets of no element are passed over: the elements may have changed since they were known.
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets to before another offset, as `onMove` hands them over.
  ///
  /// `destination` counts the elements as they stand before the move. Offsets of no element are
  /// passed over, and a destination past the end is the end: the elements may have changed since
  /// they were known.
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { elements.indices.contains($0) }
    let destination = Swift.max(0, Swift.min(destination, elements.count))
    let others = { (range: Range<Int>) in range.filter { !source.contains($0) } }
    let order = others(0..<destination) + moved + others(destination..<elements.count)
    for (index, offset) in zip(indices, order) { self[index] = elements[offset] }
  }
}
