public import BinderyBindings
public import Foundation

/// How a view comes and goes. A view that comes or goes is there or not: nothing moves.
@MainActor @preconcurrency public protocol Transition {
  /// The type of view that `body(content:phase:)` returns.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
  /// The view in a phase of its coming or going.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before it comes, 0 while it is there, 1 when it is gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The view that a transition shows.
public struct PlaceholderContentView<Value>: ErasedView {
  /// The view whose type the transition does not know.
  public let _box: ViewBox
}

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

extension View {
  /// Returns this view as it is: it is there or not, and nothing moves.
  public func transition(_ t: AnyTransition) -> some View { self }
  /// Returns this view as it is: it is there or not, and nothing moves.
  @_disfavoredOverload public func transition<T: Transition>(_ transition: T) -> some View { self }
}
