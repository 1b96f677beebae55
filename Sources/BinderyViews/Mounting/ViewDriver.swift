/// A driver whose type of view is not known.
@MainActor open class AnyViewDriver<Node: AnyObject> {
  /// How many children a view of this type adds to its parent.
  public final let count: Int
  /// How many of them are known to be leaves.
  public final let leafCount: Int

  /// Makes a driver for views that add `count` children.
  public init(count: Int, leafCount: Int = 0) {
    self.count = count
    self.leafCount = leafCount
  }

  /// Appends the nodes of the view at an address to the children of `parent`.
  open func makeErased(_ view: UnsafeRawPointer, in parent: Node) {
    fatalError("Abstract view driver")
  }

  /// Hands the view at an address to the nodes that begin at `index` in `parent`.
  open func updateErased(_ parent: Node, at index: inout Int, to view: UnsafeRawPointer) {
    fatalError("Abstract view driver")
  }
}

/// Makes and updates the nodes that views of one type stand for.
///
/// There is one driver a type, shared by all its nodes: what is to be found out about a type is
/// found out once, and an update is a virtual call on a known class. Views travel by address.
@MainActor open class ViewDriver<Node: AnyObject, V: View>: AnyViewDriver<Node> {
  /// Appends the nodes of `view` to the children of `parent`.
  open func make(_ view: UnsafePointer<V>, in parent: Node) { fatalError("Abstract view driver") }

  /// Hands a new value to the nodes that begin at `index` in `parent`, and moves the index past
  /// them.
  open func update(_ parent: Node, at index: inout Int, to view: UnsafePointer<V>) {
    fatalError("Abstract view driver")
  }

  /// See ``make(_:in:)``.
  public final override func makeErased(_ view: UnsafeRawPointer, in parent: Node) {
    make(view.assumingMemoryBound(to: V.self), in: parent)
  }

  /// See ``update(_:at:to:)``. A driver that is often asked may save the call of that.
  open override func updateErased(
    _ parent: Node, at index: inout Int, to view: UnsafeRawPointer
  ) {
    update(parent, at: &index, to: view.assumingMemoryBound(to: V.self))
  }
}
