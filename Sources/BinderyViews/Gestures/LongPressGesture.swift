/// A press that is held.
public struct LongPressGesture: PrimitiveGesture {
  /// How long it is held, in seconds. A terminal does not measure it.
  public var minimumDuration: Double

  /// Makes a gesture of a press that is held.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    self.minimumDuration = minimumDuration
  }

  /// Recognised on a long press.
  public var _events: GestureEvents<Bool> {
    var events = GestureEvents<Bool>()
    events.press = { true }
    return events
  }
}
