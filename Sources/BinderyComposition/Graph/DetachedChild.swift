/// A child that is in no list: on its way to another position, or out.
enum DetachedChild {
  case node(Node)
  indirect case leaf(LeafRecord)

  /// The node; nil for a leaf.
  var node: Node? {
    if case .node(let node) = self { node } else { nil }
  }
}
