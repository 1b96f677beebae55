/// Marked nodes by depth, so that parents come first without sorting.
@MainActor final class MarkQueue {
  @exclusivity(unchecked) private var levels: ContiguousArray<ContiguousArray<Node>> = []
  @exclusivity(unchecked) private var shallowest = Int.max

  var isEmpty: Bool { shallowest == Int.max }

  func add(_ node: Node) {
    let depth = Int(node.depth)
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(node)
    shallowest = min(shallowest, depth)
  }

  /// Brings every marked node up to date, also those that are marked meanwhile.
  func drain() {
    while shallowest < levels.count {
      let depth = shallowest
      if let node = levels[depth].popLast() {
        if node.isMarked && node.isMounted { node.refresh() }
      } else {
        shallowest = depth + 1
      }
    }
    shallowest = Int.max
  }
}
