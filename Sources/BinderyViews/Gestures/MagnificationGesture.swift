public import Foundation

/// Two fingers that move apart. It is never recognised in a terminal.
public struct MagnificationGesture: PrimitiveGesture {
  /// Makes a gesture of two fingers that move apart.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  /// Never recognised.
  public var _events: GestureEvents<CGFloat> { GestureEvents() }
}
