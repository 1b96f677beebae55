// Lists that are filled and emptied at each update, mostly of one element: `removeAll` goes through
// the replacement of a range, some 120 instructions.

extension RangeReplaceableCollection where Self: BidirectionalCollection & MutableCollection {
  /// Removes all elements and keeps the memory.
  @inline(__always) mutating func clear() {
    if isEmpty { return }
    if index(after: startIndex) == endIndex {
      removeLast()
    } else {
      removeAll(keepingCapacity: true)
    }
  }
}
