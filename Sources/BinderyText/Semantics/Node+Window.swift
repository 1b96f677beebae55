import BinderyComposition

extension Node {
  /// The first window on longer content below the node.
  var firstWindow: LayoutNode? {
    var window: LayoutNode?
    descend { child in
      guard let layout = child.asLayout, !layout.scrollAxes.isEmpty else { return .descend }
      window = layout
      return .stop
    }
    return window
  }
}
