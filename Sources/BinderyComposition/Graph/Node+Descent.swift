extension Node {
  /// What a walk does after it has seen a node.
  package enum Step {
    /// Looks at what is below the node.
    case descend
    /// Leaves out what is below the node.
    case pass
    /// Is over.
    case stop
  }

  /// Shows everything below the node, each before what is below it.
  ///
  /// It is a loop, since calls from node to node would overflow the stack where the tree is deep.
  package final func descend(_ visit: (Node) -> Step) {
    var waiting: ContiguousArray<Node> = []
    addChildren(to: &waiting)
    while let node = waiting.popLast() {
      switch visit(node) {
      case .descend: node.addChildren(to: &waiting)
      case .pass: break
      case .stop: return
      }
    }
  }

  /// Adds the children, the first one last.
  private final func addChildren(to waiting: inout ContiguousArray<Node>) {
    var index = childCount
    while index > 0 {
      index -= 1
      if let child = children[index].node { waiting.append(child) }
    }
  }
}
