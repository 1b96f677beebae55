/// A node of a composition that shows the storage of another one, and the node at its place there.
struct Counterpart {
  // Kept, so that no other node gets its address.
  let node: Node
  let donor: Node?
}

extension Node {
  /// The node at the same place of the composition whose storage this one shows, if it does.
  ///
  /// It is looked up from the nearest node above whose counterpart is known.
  package var donor: Node? {
    guard composition.donor != nil else { return nil }
    var path: ContiguousArray<Node> = []
    var node: Node? = self
    while let current = node, composition.donors[ObjectIdentifier(current)] == nil {
      path.append(current)
      node = current.parent
    }
    while let next = path.popLast() {
      composition.donors[ObjectIdentifier(next)] = Counterpart(node: next, donor: next.findDonor())
    }
    return knownDonor
  }

  private var knownDonor: Node? { composition.donors[ObjectIdentifier(self)]?.donor }

  /// The counterpart of the node, where that of its parent is known.
  private func findDonor() -> Node? {
    guard let parent else { return composition.donor?.top }
    guard let outer = parent.knownDonor else { return nil }
    let candidate: Node?
    if let presentation = outer as? AnyPresentationNode, asLayout != nil, !isChild(of: parent) {
      candidate = presentation.layer
    } else {
      var index = position(in: parent)
      // Rows are counted from the beginning of the window that is mounted.
      if let rows = parent as? AnyForEachNode, let others = outer as? AnyForEachNode {
        index += rows.window.lowerBound - others.window.lowerBound
      }
      if index < 0 { return nil }
      candidate = index < outer.childCount ? outer.children[index].node : nil
    }
    guard let candidate, type(of: candidate) == type(of: self) else { return nil }
    return candidate
  }

  private func isChild(of parent: Node) -> Bool { position(in: parent) < parent.childCount }

  /// Where the node stands among its parent's children, or will stand when it is added.
  private func position(in parent: Node) -> Int {
    (0..<parent.childCount).first { parent.children[$0].node === self } ?? parent.childCount
  }
}
