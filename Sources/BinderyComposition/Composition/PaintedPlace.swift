import BinderyPrefetch

/// Where a renderer painted last: a guess at what it paints next.
///
/// Rows of a list lie in one container, and their cells one row after another. Where a row's cells
/// lie is thus known from its geometry long before it is painted, and they are fetched meanwhile.
/// Nothing is ever read by these addresses.
package struct PaintedPlace {
  /// The corner of the container of the container that was painted last.
  private var corner: UnsafeRawPointer?
  /// As much of a text as is fetched, in cells.
  private static var columns: Int32 { 64 }

  private var bytesOfCell = 0
  private var bytesOfRow = 0

  package init() {}

  /// Remembers where a container was painted.
  /// - Parameters:
  ///   - place: The address of its corner.
  ///   - geometry: Where it lies in what is around it.
  package init(
    of geometry: Geometry, at place: UnsafeRawPointer, bytesOfCell: Int, bytesOfRow: Int
  ) {
    corner = place - (Int(geometry.y) * bytesOfRow + Int(geometry.x) * bytesOfCell)
    self.bytesOfCell = bytesOfCell
    self.bytesOfRow = bytesOfRow
  }

  /// Has the place of a leaf fetched.
  @inline(__always) @MainActor
  func prefetch(_ leaf: UnsafeMutablePointer<LeafRecord>, in container: LayoutNode) {
    guard let corner else { return }
    let outer = container.slot.pointee.geometry
    let inner = leaf.pointee.site.geometry
    let offset =
      Int(outer.y &+ inner.y) * bytesOfRow + Int(outer.x &+ inner.x) * bytesOfCell
    bindery_prefetch(corner + offset, Int(min(inner.width, Self.columns)) * bytesOfCell)
  }
}
