/// The coordinate space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space of the view itself.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}
