/// Marked nodes by depth, so that parents come first without sorting.
///
/// Those of one depth come in the order in which they were marked: each knows the next one, so that
/// a mark takes no memory. The queue keeps the nodes that are in it.
@MainActor final class MarkQueue {
  private struct Level {
    var first: Unmanaged<Node>?
    var last: Unmanaged<Node>?
  }
  @exclusivity(unchecked) private var levels: ContiguousArray<Level> = []
  @exclusivity(unchecked) private var shallowest = Int.max

  var isEmpty: Bool { shallowest == Int.max }

  func add(_ node: Node) {
    let depth = Int(node.depth)
    while levels.count <= depth { levels.append(Level()) }
    let added = Unmanaged.passRetained(node)
    if let last = levels[depth].last {
      last.takeUnretainedValue().nextMarked = added
    } else {
      levels[depth].first = added
    }
    levels[depth].last = added
    shallowest = min(shallowest, depth)
  }

  /// Takes the first node of a depth out.
  @inline(__always) private func take(at depth: Int) -> Node? {
    guard let node = levels[depth].first?.takeRetainedValue() else { return nil }
    let next = node.nextMarked
    node.nextMarked = nil
    levels[depth].first = next
    if next == nil { levels[depth].last = nil }
    return node
  }

  /// Brings every marked node up to date, also those that are marked meanwhile.
  func drain() {
    while shallowest < levels.count {
      let depth = shallowest
      if let node = take(at: depth) {
        if node.isMarked && node.isMounted { node.refresh() }
      } else {
        shallowest = depth + 1
      }
    }
    shallowest = Int.max
  }

  /// Forgets all marks.
  func removeAll() {
    for depth in levels.indices {
      while take(at: depth) != nil {}
    }
    levels = []
    shallowest = Int.max
  }
}
