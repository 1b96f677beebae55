public import Foundation

/// Two fingers that move apart. It is never recognised in a terminal.
public struct MagnifyGesture: PrimitiveGesture {
  /// How far the fingers have moved apart.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The distance by the first distance.
    public var magnification: CGFloat
    /// How fast it changes, a second.
    public var velocity: CGFloat
  }

  /// Makes a gesture of two fingers that move apart.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  /// Never recognised.
  public var _events: GestureEvents<Value> { GestureEvents() }
}
