/// The coordinate space of the whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space of the whole screen.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}
