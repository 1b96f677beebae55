import BinderyComposition

/// A rectangle that must be painted again, and the node to begin with.
struct PaintJob {
  /// The node. Should it go before it is painted, the composition keeps it until then.
  let start: Unmanaged<LayoutNode>
  /// Keeps a node that the composition does not know, one that applies a modifier to one element.
  private let wrapper: LayoutNode?
  /// Where the node stands on the screen.
  var x: Int32
  var y: Int32
  var rect: Rect

  @MainActor init(start: __shared LayoutNode, x: Int32, y: Int32, rect: Rect) {
    start.slot.pointee.isDamaged = true
    self.start = .passUnretained(start)
    wrapper = start.isWrapper ? start : nil
    self.x = x
    self.y = y
    self.rect = rect
  }
}
