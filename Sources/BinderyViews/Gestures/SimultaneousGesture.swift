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

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
