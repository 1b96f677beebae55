public import BinderyBindings
public import Foundation

/// How a view comes and goes, its type hidden. Nothing moves.
nonisolated public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// By fading.
  public static let opacity = AnyTransition()
  /// By growing and shrinking.
  public static let scale = AnyTransition()
  /// By growing and shrinking.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// From the leading edge, and to the trailing edge.
  public static let slide = AnyTransition()
  /// From and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge, and to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From and to elsewhere.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// From and to elsewhere.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// In one way, and out in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }
  /// From one modifier to another.
  public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
    AnyTransition()
  }

  init() {}
  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {}

  /// In both ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
