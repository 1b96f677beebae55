import BinderyComposition
import BinderyViews

extension LayoutNode {
  /// Whether what is inside may be drawn over something else, or fainter than it says.
  @inline(__always) var mayOverlap: Bool {
    let traits = slot.pointee.traits
    if slot.pointee.overflows || traits.contains(.mayOverlap) { return true }
    if traits.contains(.hasRows) {
      return (slot.extra as? LazyState)?.hasDecoration ?? false
    }
    return traits.contains(.overlapsIfSeveral)
      && (slot.pointee.isFlat ? childCount : slot.pointee.elements.count) != 1
  }

  /// Whether the node is a pile of screens in which one of its elements lies below another.
  func covers(_ element: LayoutNode) -> Bool {
    // A pile that has changed is painted as a whole.
    guard slot.pointee.traits.contains(.isTopmost), !slot.pointee.elementsAreStale else {
      return false
    }
    let elements = Elements(self)
    return elements.count > 0 && elements[elements.count - 1].layout !== element
  }
}
