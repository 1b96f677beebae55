/// What goes along with a change: above all how it would be animated.
///
/// It is passed to setters that ask for it, and to those who are told of the change. Nothing is
/// animated: a change is shown at its end state.
public struct Transaction: Sendable {
  /// The animation of the change, if it has one.
  public var animation: Animation?

  /// Whether animations that views ask for themselves are left out.
  public var disablesAnimations = false

  /// Whether the change is one of many in a row, as while a slider is dragged.
  public var isContinuous = false

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the change that is being made.
  @TaskLocal package static var current = Transaction()
}

extension Transaction {
  /// Whether both say the same.
  package func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous
  }
}
