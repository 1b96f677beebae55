/// A place where layout has something to look at.
package struct LayoutChange {
  package let node: Node
  /// The same, to be asked without being retained.
  package let reference: Unmanaged<Node>
  /// The position of a leaf in the node, or -1 for the node itself.
  package let index: Int

  init(node: Node, index: Int) {
    self.node = node
    reference = .passUnretained(node)
    self.index = index
  }
}
