import BinderyComposition

/// A rectangle that must be painted again, and the node to begin with.
struct PaintJob {
  /// The node. Should it go before it is painted, the composition keeps it until then, or the
  /// damage does.
  let start: Unmanaged<LayoutNode>
  /// Where the node stands on the screen.
  var x: Int32
  var y: Int32
  var rect: Rect
}
