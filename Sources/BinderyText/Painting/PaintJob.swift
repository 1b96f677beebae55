import BinderyComposition

/// A rectangle that must be painted again, and the node to begin with.
struct PaintJob {
  private(set) var start: LayoutNode
  /// The same, to be asked without being retained.
  private(set) var reference: Unmanaged<LayoutNode>
  /// Where the node stands on the screen.
  var x: Int32
  var y: Int32
  var rect: Rect

  init(start: LayoutNode, x: Int32, y: Int32, rect: Rect) {
    self.start = start
    reference = .passUnretained(start)
    self.x = x
    self.y = y
    self.rect = rect
  }
}
