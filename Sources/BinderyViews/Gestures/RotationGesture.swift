/// Two fingers that turn. It is never recognised in a terminal.
public struct RotationGesture: PrimitiveGesture {
  /// Makes a gesture of two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// Never recognised.
  public var _events: GestureEvents<Angle> { GestureEvents() }
}
