/// Two gestures that are recognised at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What is known of both.
  public struct Value {
    /// What is known of the first, if it was recognised.
    public var first: First.Value?
    /// What is known of the second, if it was recognised.
    public var second: Second.Value?
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

  /// The events of either.
  public var _events: GestureEvents<Value> {
    let (a, b) = (first._events, second._events)
    var events = GestureEvents<Value>()
    if a.tap != nil || b.tap != nil { events.tap = { Value(first: a.tap?(), second: b.tap?()) } }
    if a.press != nil || b.press != nil {
      events.press = { Value(first: a.press?(), second: b.press?()) }
    }
    return events
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable
{}

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
