/// A place where layout has something to look at.
package struct LayoutChange {
  package let node: Node
  /// The position of a leaf in the node, or -1 for the node itself.
  package let index: Int
}
