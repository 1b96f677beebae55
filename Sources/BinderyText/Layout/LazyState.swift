import BinderyComposition
import BinderyViews

/// What a lazy stack knows of its items: views that are always mounted, and rows that are mounted
/// while they are in the window.
@MainActor final class LazyState {
  enum Segment {
    case element(Element)
    case rows(AnyForEachNode)

    @MainActor var count: Int {
      switch self {
      case .element: 1
      case .rows(let node): node.rowCount
      }
    }
  }
  private(set) var segments: [Segment] = []
  /// The first item of each segment, and at the end the number of items.
  private(set) var starts: [Int] = [0]
  /// The height that is assumed of items that were never measured, with the gap below. Cells.
  private var estimate: Int32?
  /// How much the items that were measured differ from the estimate, by position.
  private var differences: [(item: Int, sum: Int64)] = []

  var count: Int { starts[starts.count - 1] }

  func collect(from node: LayoutNode) {
    segments = []
    collect(from: node as Node)
    starts = [0]
    for segment in segments { starts.append(starts[starts.count - 1] + segment.count) }
    differences = []
  }

  private func collect(from node: Node) {
    for index in 0..<node.childCount {
      let child = node.childBase.unsafelyUnwrapped + index
      if let rows = child.pointee.node as? AnyForEachNode, rows.isLazy {
        segments.append(.rows(rows))
      } else if let inner = child.pointee.node, inner.asLayout == nil {
        collect(from: inner)
      } else {
        var elements: ContiguousArray<Element> = []
        LayoutNode.gather(child, into: &elements)
        segments += elements.map { .element($0) }
      }
    }
  }

  /// Mounts the rows among a range of items, and unmounts all others.
  func realize(_ range: Range<Int>) {
    for (index, segment) in segments.enumerated() {
      guard case .rows(let node) = segment else { continue }
      let start = starts[index]
      let count = starts[index + 1] - start
      let lower = min(max(range.lowerBound - start, 0), count)
      let upper = min(max(range.upperBound - start, lower), count)
      if lower == upper { node.realize(0..<0) } else { node.realize(lower..<upper) }
    }
  }

  /// What is laid out of a mounted item.
  func elements(of item: Int) -> ContiguousArray<Element> {
    var index = segments.count - 1
    while index > 0 && starts[index] > item { index -= 1 }
    switch segments[index] {
    case .element(let element): return [element]
    case .rows(let node):
      var elements: ContiguousArray<Element> = []
      let child = item - starts[index] - node.window.lowerBound
      guard child >= 0, child < node.childCount else { return [] }
      LayoutNode.gather(node.childBase.unsafelyUnwrapped + child, into: &elements)
      return elements
    }
  }

  // MARK: Heights

  /// Where an item begins, in cells from the top.
  func position(of item: Int) -> Int64 {
    Int64(item) * Int64(estimate ?? 1) + (differences.isEmpty ? 0 : sum(before: item))
  }

  private func sum(before item: Int) -> Int64 {
    var low = 0
    var high = differences.count
    while low < high {
      let middle = (low + high) / 2
      if differences[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : differences[low - 1].sum
  }

  /// The item that stands at a position, or the nearest.
  func item(at position: Int64) -> Int {
    var low = 0
    var high = max(0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self.position(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Notes the height of an item with the gap below it. The first one is the estimate for all.
  func setHeight(_ height: Int32, of item: Int) {
    guard let estimate else {
      estimate = max(1, height)
      setHeight(height, of: item)
      return
    }
    let old = Int32(position(of: item + 1) - position(of: item))
    let change = Int64(height) - Int64(old)
    if change == 0 { return }
    _ = estimate
    var index = differences.firstIndex { $0.item >= item } ?? differences.count
    if index == differences.count || differences[index].item != item {
      let before = index == 0 ? 0 : differences[index - 1].sum
      differences.insert((item, before), at: index)
    }
    while index < differences.count {
      differences[index].sum += change
      index += 1
    }
  }
}
