package import BinderyViews

/// A view that the windows below a node are to be scrolled to.
package struct ScrollRequest {
  package let node: Node
  package let id: AnyHashable
  /// Which point of the view to bring to the same point of the window; nil scrolls as little as
  /// possible.
  package let anchor: UnitPoint?
}
