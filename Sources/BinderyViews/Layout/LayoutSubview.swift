public import Foundation

/// A view that a custom layout places.
@MainActor public struct LayoutSubview {
  private let measure: (ProposedViewSize) -> CGSize
  private let put: (CGPoint, UnitPoint, ProposedViewSize) -> Void
  private let value: (ObjectIdentifier) -> Any?
  /// The view's priority among its neighbours.
  public let priority: Double
  /// The distances that the view wants around it.
  public let spacing = ViewSpacing()

  package init(
    priority: Double, value: @escaping (ObjectIdentifier) -> Any?,
    measure: @escaping (ProposedViewSize) -> CGSize,
    place: @escaping (CGPoint, UnitPoint, ProposedViewSize) -> Void
  ) {
    self.priority = priority
    self.value = value
    self.measure = measure
    put = place
  }

  /// The value that the view carries for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    value(ObjectIdentifier(key)).map { $0 as! Key.Value } ?? Key.defaultValue
  }

  /// The size the view takes when offered a size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }

  /// The sizes the view takes when offered a size.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = measure(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Gives the view its place: a point of it at a position in the container, in points.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    put(position, anchor, proposal)
  }
}
