import BinderyBindings

/// Marked nodes by depth, so that parents come first without sorting.
///
/// Those of one depth come in the order in which they were marked: each knows the next one, so that
/// a mark takes no memory. A node that goes while it is in the queue is kept by the composition.
@MainActor final class MarkQueue {
  private struct Level {
    var first: Unmanaged<Node>?
    var last: Unmanaged<Node>?
  }
  @exclusivity(unchecked) private var levels: ContiguousArray<Level> = []
  @exclusivity(unchecked) private var shallowest = Int.max

  var isEmpty: Bool { shallowest == Int.max }

  func add(_ node: Node) {
    // Its parent may have run it since it was marked: it still waits, and is not added again, or
    // the nodes behind it would be lost.
    if node.isWaiting { return }
    node.isWaiting = true
    let depth = Int(node.depth)
    while levels.count <= depth { levels.append(Level()) }
    node.isListed = true
    let added = Unmanaged.passUnretained(node)
    if let last = levels[depth].last {
      last.borrow { $0.nextMarked = added }
    } else {
      levels[depth].first = added
    }
    levels[depth].last = added
    shallowest = min(shallowest, depth)
  }

  /// Takes the first node of a depth out.
  @inline(__always) private func take(at depth: Int) -> Unmanaged<Node>? {
    guard let first = levels[depth].first else { return nil }
    let next = first.borrow { node in
      let next = node.nextMarked
      node.nextMarked = nil
      node.isWaiting = false
      return next
    }
    levels[depth].first = next
    if next == nil { levels[depth].last = nil }
    return first
  }

  /// Brings every marked node up to date, also those that are marked meanwhile.
  func drain() {
    while shallowest < levels.count {
      let depth = shallowest
      if let node = take(at: depth) {
        node.borrow { if $0.isMarked && $0.isMounted { $0.refresh() } }
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
