import BinderyComposition

/// What a renderer remembers of the rows of a `ForEach` in a lazy container.
@MainActor final class RowMemory {
  /// Lengths along the axis of the container, with the gap after each.
  var lengths = RowLengths()
}

extension AnyForEachNode {
  var memory: RowMemory {
    if let memory = layoutMemory as? RowMemory { return memory }
    let memory = RowMemory()
    if let old = (donor as? AnyForEachNode)?.layoutMemory as? RowMemory {
      memory.lengths = old.lengths
    }
    layoutMemory = memory
    return memory
  }

  /// What a mounted row holds.
  func content(ofRow row: Int) -> LazyContent {
    LazyContent(row: childBase.unsafelyUnwrapped + (row - window.lowerBound), of: self)
  }
}
