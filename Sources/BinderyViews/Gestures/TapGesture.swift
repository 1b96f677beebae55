/// One press, or several.
public struct TapGesture: PrimitiveGesture {
  /// How many presses it takes. A terminal reports a single press as the gesture whatever it is.
  public var count: Int

  /// Makes a gesture of one press, or of several.
  public init(count: Int = 1) { self.count = count }

  /// Recognised on a press.
  public var _events: GestureEvents<Void> {
    var events = GestureEvents<Void>()
    events.tap = {}
    return events
  }
}
