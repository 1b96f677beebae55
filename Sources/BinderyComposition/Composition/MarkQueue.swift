/// Marked nodes by depth, so that parents come first without sorting.
@MainActor struct MarkQueue {
  private var levels: ContiguousArray<ContiguousArray<Node>> = []
  private var shallowest = Int.max

  var isEmpty: Bool { shallowest == Int.max }

  mutating func add(_ node: Node) {
    let depth = Int(node.depth)
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(node)
    shallowest = min(shallowest, depth)
  }

  /// Brings every marked node up to date, also those that are marked meanwhile.
  mutating func drain() {
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
