import BinderyComposition

/// Layout nodes by depth, each once, the deepest first.
@MainActor struct LayoutQueue {
  private var levels: ContiguousArray<ContiguousArray<LayoutNode>> = []
  private var deepest = -1

  mutating func add(_ node: LayoutNode) {
    if node.slot.pointee.isQueued { return }
    node.slot.pointee.isQueued = true
    let depth = Int(node.depth)
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(node)
    deepest = max(deepest, depth)
  }

  mutating func next() -> LayoutNode? {
    while deepest >= 0 {
      if let node = levels[deepest].popLast() {
        node.slot.pointee.isQueued = false
        return node
      }
      deepest -= 1
    }
    return nil
  }
}
