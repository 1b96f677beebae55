/// The coordinate space of a view that was given a name, or of a scroll view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package let name: AnyHashable

  init(_ name: AnyHashable) { self.name = name }

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}
