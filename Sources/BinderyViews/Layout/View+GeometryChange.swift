extension View {
  /// Runs an action with what is made of this view's geometry, once when it is shown and whenever
  /// that differs from before.
  /// - Parameters:
  ///   - transform: Makes what is looked at of the size and the place.
  ///   - action: Is handed the new value.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs an action with what is made of this view's geometry, once when it is shown and whenever
  /// that differs from before.
  /// - Parameters:
  ///   - transform: Makes what is looked at of the size and the place.
  ///   - action: Is handed the former value, which at first is the new one, and the new value.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true, action)
      }
    }
  }
}
