extension View {
  /// Runs an action when this view is pressed, unless something inside takes the press.
  ///
  /// In a terminal a press counts as any number of presses.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    semantics(Semantics(tap: action, press: nil, .inner))
  }

  /// Runs an action when this view is pressed for long, unless something inside takes the press.
  ///
  /// A long press is over as soon as it is known: `onPressingChanged` is called with true before
  /// the action and with false after it, and no frame lies in between.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    let press: @MainActor () -> Void = {
      onPressingChanged?(true)
      action()
      onPressingChanged?(false)
    }
    return semantics(Semantics(tap: nil, press: press, .inner))
  }

  /// Recognises a gesture on this view, unless something inside takes it.
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    recognizing(gesture, mask, .inner)
  }

  /// Recognises a gesture on this view rather than on something inside.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    recognizing(gesture, mask, .outer)
  }

  /// Recognises a gesture on this view together with what is recognised inside.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    recognizing(gesture, mask, .both)
  }

  private func recognizing<G: Gesture>(
    _ gesture: G, _ mask: GestureMask, _ precedence: Semantics.Precedence
  ) -> some View {
    let events = mask.contains(.gesture) ? gesture._events : GestureEvents<G.Value>()
    var tap: (@MainActor () -> Void)?
    var press: (@MainActor () -> Void)?
    if let action = events.tap { tap = { _ = action() } }
    if let action = events.press { press = { _ = action() } }
    return semantics(Semantics(tap: tap, press: press, precedence))
  }
}

extension Semantics {
  @MainActor fileprivate init(
    tap: (@MainActor () -> Void)?, press: (@MainActor () -> Void)?, _ precedence: Precedence
  ) {
    self.init()
    actions.activate = tap
    actions.longPress = press
    self.precedence = precedence
  }
}

/// Which gestures are recognised.
public struct GestureMask: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32
  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}
