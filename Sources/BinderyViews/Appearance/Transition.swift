/// How a view comes and goes. A view that comes or goes is there or not: nothing moves.
@MainActor @preconcurrency public protocol Transition {
  /// The type of view that `body(content:phase:)` returns.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
  /// The view in a phase of its coming or going.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension View {
  /// Returns this view as it is: it is there or not, and nothing moves.
  public func transition(_ t: AnyTransition) -> some View { self }
  /// Returns this view as it is: it is there or not, and nothing moves.
  @_disfavoredOverload public func transition<T: Transition>(_ transition: T) -> some View { self }
}
