/// Two gestures, one after the other. The second never comes in a terminal.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first is going on.
    case first(First.Value)
    /// The first is over.
    case second(First.Value, Second.Value?)
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

  /// The events of the first.
  public var _events: GestureEvents<Value> { first._events.map { .first($0) } }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
