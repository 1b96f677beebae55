import BinderyViews

extension Node {
  /// Hands a changed environment to everything below the node.
  ///
  /// It is a loop, since calls from node to node would overflow the stack where the tree is deep.
  final func passDown(_ change: EnvironmentChange) {
    var waiting: ContiguousArray<(node: Node, change: EnvironmentChange)> = []
    passDown(change, waiting: &waiting)
    while let (node, change) = waiting.popLast() {
      node.passDown(node.environmentDidChange(change), waiting: &waiting)
    }
  }

  /// Hands a changed environment to the leaves, and has the nodes below wait for it.
  private final func passDown(
    _ change: EnvironmentChange,
    waiting: inout ContiguousArray<(node: Node, change: EnvironmentChange)>
  ) {
    if let detachedChild { waiting.append((detachedChild, change)) }
    // The first child is the next one to be taken.
    var index = childCount
    while index > 0 {
      index -= 1
      let child = children[index]
      if let node = child.node {
        waiting.append((node, change))
        continue
      }
      child.leaf.pointee.site.environment = change.new.storage
      if change.changesText {
        child.leaf.pointee.site.geometry.proposal = .none
        composition.noteChange(of: self, at: index)
      }
    }
  }
}
