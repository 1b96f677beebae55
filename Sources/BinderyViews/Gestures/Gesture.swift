/// What a person does with a pointer or a finger.
///
/// A terminal knows presses and long presses. What those end with is called; gestures that need a
/// finger to move (drags, magnifications) compile and are never recognised.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What is known of the gesture when it is over.
  associatedtype Value
  /// The gesture it is made of.
  associatedtype Body: Gesture

  /// The gesture it is made of.
  var body: Body { get }

  /// What happens on the events that a terminal knows.
  var _events: GestureEvents<Value> { get }
}

extension Gesture where Body.Value == Value {
  /// The events of the gesture it is made of.
  public var _events: GestureEvents<Value> { body._events }
}

extension Never: Gesture {
  /// Nothing.
  public typealias Value = Never
  /// Never evaluated: there is no value of this type.
  public var _events: GestureEvents<Never> { GestureEvents() }
}
