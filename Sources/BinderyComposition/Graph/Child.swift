import BinderyViews

/// What a node stands over: another node, or a leaf that needs no node of its own.
///
/// Copies own nothing. The list that a child is in keeps the node, or the memory of the leaf.
package struct Child {
  /// The node; nil for a leaf.
  package let reference: Unmanaged<Node>?
  /// Where the child lies in its container: the geometry at the beginning of a leaf, or of the slot
  /// of a node that is laid out. Nil for any other node.
  package let place: UnsafeMutablePointer<Geometry>?

  /// Keeps a node, until `release` is called.
  @MainActor init(keeping node: consuming Node) {
    place = node.asLayout?.slot.place
    reference = .passRetained(node)
  }

  /// Stands for a leaf in memory that is kept elsewhere.
  init(_ leaf: UnsafeMutablePointer<LeafRecord>) {
    reference = nil
    place = UnsafeMutableRawPointer(leaf).assumingMemoryBound(to: Geometry.self)
  }

  /// The node; nil for a leaf.
  package var node: Node? { reference?.takeUnretainedValue() }

  /// The memory of the leaf. The child must be one.
  @inline(__always) var leaf: UnsafeMutablePointer<LeafRecord> {
    UnsafeMutableRawPointer(place.unsafelyUnwrapped).assumingMemoryBound(to: LeafRecord.self)
  }

  /// Lets go of the node, or of what the leaf holds.
  package func release() {
    if let reference { reference.release() } else { leaf.deinitialize(count: 1) }
  }
}
