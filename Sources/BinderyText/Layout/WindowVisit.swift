import BinderyComposition
import BinderyViews

/// A layout of rows for a part of their container.
struct WindowVisit {
  let container: LayoutNode
  let scroll: LayoutNode
  let axis: Axis
  let window: Range<Int64>
}

extension LayoutNode {
  /// The part of the node that is seen through a window, in cells from its beginning.
  func window(in scroll: LayoutNode, along axis: Axis) -> Range<Int64> {
    let isHorizontal = axis == .horizontal
    let state = scroll.scroll
    var start = Int64(isHorizontal ? state.x - state.placedX : state.y - state.placedY)
    var node: LayoutNode? = self
    while let current = node, current !== scroll {
      let geometry = current.slot.pointee.geometry
      start -= Int64(isHorizontal ? geometry.x : geometry.y)
      node = current.container
    }
    let window = scroll.slot.pointee.geometry
    return start..<(start + Int64(max(0, isHorizontal ? window.width : window.height)))
  }
}
