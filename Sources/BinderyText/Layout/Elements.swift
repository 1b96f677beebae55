import BinderyComposition

/// What lies directly in a layout node, by position.
struct Elements {
  let count: Int
  private let children: UnsafeMutablePointer<Child>?
  /// Nil where the children are the elements: an empty list would be retained.
  private let gathered: ContiguousArray<Element>?

  // Inlined, since an initialiser that is called is given the node retained.
  @inline(__always) @MainActor init(_ node: LayoutNode) { self = Self.elements(of: node) }

  private init(count: Int, children: UnsafeMutablePointer<Child>?) {
    self.count = count
    self.children = children
    gathered = nil
  }

  private init(_ gathered: ContiguousArray<Element>) {
    count = gathered.count
    children = nil
    self.gathered = gathered
  }

  @MainActor private static func elements(of node: LayoutNode) -> Elements {
    if node.slot.pointee.elementsAreStale { node.gatherElements() }
    return node.slot.pointee.isFlat
      ? Elements(count: node.childCount, children: node.childBase)
      : Elements(node.slot.pointee.elements)
  }

  @inline(__always) subscript(index: Int) -> Element {
    if let children { children + index } else { gathered.unsafelyUnwrapped[index] }
  }
}
