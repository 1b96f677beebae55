extension Node {
  /// The node at the same place of the composition whose storage this one shows, if it does.
  package var donor: Node? {
    guard let other = composition.donor else { return nil }
    guard let parent else { return other.top }
    guard let outer = parent.donor else { return nil }
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
