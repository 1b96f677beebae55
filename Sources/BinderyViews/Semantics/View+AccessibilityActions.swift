extension View {
  /// Says what pressing this view, or getting out of it, does.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    var semantics = Semantics()
    switch actionKind.kind {
    case .activate: semantics.actions.activate = handler
    case .escape: semantics.actions.dismiss = handler
    case .other(let name): semantics.actions.named = [.init(name: name, perform: handler)]
    }
    return self.semantics(semantics)
  }

  /// Adds an action with a name.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(kind: .other(name.string)), handler)
  }

  /// Adds an action with a name.
  public func accessibilityAction(
    named key: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(key), handler)
  }

  /// Adds an action with a name.
  @_disfavoredOverload public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(kind: .other(String(name))), handler)
  }

  /// Says what stepping this view up and down does.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    var semantics = Semantics()
    semantics.actions.increment = { handler(.increment) }
    semantics.actions.decrement = { handler(.decrement) }
    return self.semantics(semantics)
  }

  /// Does nothing: things are told in the order of the tree.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Does nothing: a terminal takes no voice commands.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Does nothing: a terminal takes no voice commands.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Does nothing: a terminal takes no voice commands.
  @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { self }

  /// Does nothing: whether something can be used is told by its actions.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Does nothing: a terminal's colours are its own.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Does nothing: text in a terminal has one size.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}
