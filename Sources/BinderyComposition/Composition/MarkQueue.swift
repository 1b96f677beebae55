/// Marked nodes by depth, so that parents come first without sorting.
///
/// Those of one depth come in the order in which they were marked.
@MainActor final class MarkQueue {
  private struct Level {
    var nodes: ContiguousArray<Node> = []
    /// How many of the nodes have been taken.
    var taken = 0
  }
  @exclusivity(unchecked) private var levels: ContiguousArray<Level> = []
  @exclusivity(unchecked) private var shallowest = Int.max

  var isEmpty: Bool { shallowest == Int.max }

  func add(_ node: Node) {
    let depth = Int(node.depth)
    while levels.count <= depth { levels.append(Level()) }
    levels[depth].nodes.append(node)
    shallowest = min(shallowest, depth)
  }

  /// Brings every marked node up to date, also those that are marked meanwhile.
  func drain() {
    while shallowest < levels.count {
      let depth = shallowest
      let taken = levels[depth].taken
      if taken < levels[depth].nodes.count {
        let node = levels[depth].nodes[taken]
        levels[depth].taken = taken + 1
        if node.isMarked && node.isMounted { node.refresh() }
      } else {
        levels[depth].nodes.removeAll(keepingCapacity: true)
        levels[depth].taken = 0
        shallowest = depth + 1
      }
    }
    shallowest = Int.max
  }

  /// Forgets all marks.
  func removeAll() {
    levels = []
    shallowest = Int.max
  }
}
