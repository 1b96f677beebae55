package import BinderyViews
package import Foundation

/// A node whose content is made while it is laid out.
package class AnyReaderNode: Node, GeometryPlace {
  /// What the content asked for when it was made, and what it was told.
  @exclusivity(unchecked) private final var told: [(space: CoordinateSpace, place: CGRect?)] = []
  /// Whether the content is being made.
  @exclusivity(unchecked) private final var isAsking = false
  @exclusivity(unchecked) private final var followsPlace = false

  /// Makes or updates the content for a size in points. Returns whether anything may have changed.
  package func fill(_ size: CGSize) -> Bool { fatalError("Abstract reader") }

  /// Unmounts the content, where there is no place to make it for. Returns whether there was any.
  package func empty() -> Bool { fatalError("Abstract reader") }

  /// Has the content made again.
  func invalidate() { fatalError("Abstract reader") }

  package final func location(in space: CoordinateSpace) -> CGRect? {
    guard isMounted, let layout = parent?.asLayout else { return nil }
    let found = composition.renderer.takeUnretainedValue().locate(layout, space)
    if isAsking { told.append((space, found)) }
    return found
  }

  /// Makes content that may ask where it is.
  final func asking<Content>(_ make: () -> Content) -> Content {
    told = []
    isAsking = true
    let content = make()
    isAsking = false
    if !told.isEmpty, !followsPlace {
      followsPlace = true
      composition.placedReaders.append(self)
    }
    return content
  }

  /// Has the content made again if it lies elsewhere than it was told. Returns whether it does.
  final func followPlace() -> Bool {
    for (space, place) in told where location(in: space) != place {
      invalidate()
      return true
    }
    return false
  }

  override func willUnmount() {
    if followsPlace { composition.placedReaders.removeAll { $0 === self } }
    super.willUnmount()
  }
}
