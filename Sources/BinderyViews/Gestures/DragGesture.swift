public import Foundation

/// A press that moves. It is never recognised in a terminal.
public struct DragGesture: PrimitiveGesture {
  /// Where the drag is and was.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
    /// Where it would come to rest, in points.
    public var predictedEndLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize

    /// How far it is from where it began, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How far it would come, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far it must move to be one, in points.
  public var minimumDistance: CGFloat

  /// Makes a gesture of a press that moves.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }

  /// Never recognised.
  public var _events: GestureEvents<Value> { GestureEvents() }
}
