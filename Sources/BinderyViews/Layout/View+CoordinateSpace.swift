extension View {
  /// Names the coordinate space of this view for the views inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(RuleModifier(rule: .coordinateSpace(name.name)))
  }

  /// Names the coordinate space of this view for the views inside.
  public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(.named(name))
  }
}
