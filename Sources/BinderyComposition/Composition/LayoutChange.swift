/// A place where layout has something to look at.
package struct LayoutChange {
  /// The node. Should it go before layout looks, the composition keeps it until then.
  package let node: Unmanaged<Node>
  /// The position of a leaf in the node, or -1 for the node itself.
  package let index: Int
}
