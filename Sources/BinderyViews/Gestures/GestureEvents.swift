/// What a gesture does on the events that a terminal knows; nil where it is not concerned.
public struct GestureEvents<Value> {
  /// On a press.
  package var tap: (@MainActor () -> Value)?
  /// On a long press.
  package var press: (@MainActor () -> Value)?

  /// Makes the events of a gesture that is never recognised.
  public init() {}

  /// The same events, followed by an action.
  func followed(by action: @escaping @MainActor (Value) -> Void) -> GestureEvents {
    map { value in
      action(value)
      return value
    }
  }

  /// The same events with another value.
  func map<Other>(_ transform: @escaping @MainActor (Value) -> Other) -> GestureEvents<Other> {
    var events = GestureEvents<Other>()
    if let tap { events.tap = { transform(tap()) } }
    if let press { events.press = { transform(press()) } }
    return events
  }
}
