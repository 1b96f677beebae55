public import Foundation

/// Two fingers that turn. It is never recognised in a terminal.
public struct RotateGesture: PrimitiveGesture {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// How far.
    public var rotation: Angle
    /// How fast it changes, a second.
    public var velocity: Angle
  }

  /// Makes a gesture of two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// Never recognised.
  public var _events: GestureEvents<Value> { GestureEvents() }
}
