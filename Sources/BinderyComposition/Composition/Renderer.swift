package import BinderyViews
package import Foundation

/// What lays out and paints a tree: the text renderer, or this one, which shows nothing.
///
/// A class rather than a protocol, since a protocol's value is retained whenever it is asked; open,
/// since a class of a package cannot be subclassed in another module. Programs have no use for it.
@MainActor open class Renderer {
  /// The composition, which keeps the renderer.
  package final unowned(unsafe) let composition: Composition

  /// Where a node lies in a coordinate space, and the size of the space, in points. Nil if there is
  /// no such space, or nothing is laid out.
  package final var locate: @MainActor (LayoutNode, CoordinateSpace) -> CGRect? = { _, _ in nil }

  package init(_ composition: Composition) { self.composition = composition }

  /// Lays out what has changed. May mount rows and layers, and make the content of readers.
  open func layOut() { composition.changes.removeAll() }

  /// Paints what has changed.
  open func paint() {}

  /// Adds the renderer's own counters.
  open func count(into counters: inout Counters) {}
}
