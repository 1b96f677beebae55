public import BinderyBindings

// A change is shown at its end state, so nothing below has anything to move.
extension View {
  /// Returns this view as it is: a change is shown at its end state.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Returns this view as it is: a change is shown at its end state.
  public func animation(_ animation: Animation? = .default) -> some View { self }
  /// The changed view: a change is shown at its end state.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> V
  ) -> some View {
    body(self)
  }
  /// Returns this view as it is: a change is shown at its end state.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Returns this view as it is: a change is shown at its end state.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  /// Returns this view as it is: a change is shown at its end state.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Returns this view as it is: a change is shown at its end state.
  public func geometryGroup() -> some View { self }
  /// Returns this view as it is: a change is shown at its end state.
  public func matchedGeometryEffect<ID: Hashable, Namespace: Hashable>(
    id: ID, in namespace: Namespace, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Returns this view as it is: a change is shown at its end state.
  public func matchedTransitionSource<ID: Hashable, Namespace: Hashable>(
    id: ID, in namespace: Namespace
  ) -> some View { self }

  /// The content for the first of the phases, which are not gone through.
  @ViewBuilder public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Self, Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = phases.first(where: { _ in true }) { content(self, first) }
  }

  /// The content for the first of the phases, which are not gone through.
  @ViewBuilder public func phaseAnimator<Phase: Equatable, Content: View, Trigger: Equatable>(
    _ phases: some Sequence<Phase>, trigger: Trigger,
    @ViewBuilder content: (Self, Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = phases.first(where: { _ in true }) { content(self, first) }
  }
}

/// What of a view's place is matched with another view's.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit a property.
  public let rawValue: UInt32
  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How the content of a view goes over into other content. It is shown at its end state.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable { case identity, opacity, interpolate, numeric, symbol }
  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }
  /// At once.
  public static let identity = ContentTransition(.identity)
  /// By fading.
  public static let opacity = ContentTransition(.opacity)
  /// Step by step.
  public static let interpolate = ContentTransition(.interpolate)
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(.numeric)
  }
  /// Digit by digit, by the value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(.numeric) }
  /// As the symbol does it.
  public static var symbolEffect: ContentTransition { ContentTransition(.symbol) }
  /// As an effect does it.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(.symbol)
  }
}
