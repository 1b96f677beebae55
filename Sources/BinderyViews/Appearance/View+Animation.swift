public import BinderyBindings

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
