/// Two gestures of which one is recognised, the first if it can be.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What is known of the one that was recognised.
  public enum Value {
    /// It was the first.
    case first(First.Value)
    /// It was the second.
    case second(Second.Value)
  }
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Combines two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The events of the first, or else those of the second.
  public var _events: GestureEvents<Value> {
    let a: GestureEvents<Value> = first._events.map { .first($0) }
    let b: GestureEvents<Value> = second._events.map { .second($0) }
    var events = GestureEvents<Value>()
    events.tap = a.tap ?? b.tap
    events.press = a.press ?? b.press
    return events
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
