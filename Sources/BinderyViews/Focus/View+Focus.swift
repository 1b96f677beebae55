extension View {
  /// Ties the focus of this view to a state: the state has `value` while the view has the focus.
  ///
  /// Writing the value to the state moves the focus here.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusLinkModifier(link: FocusLink(binding, value)))
  }

  /// Ties the focus of this view to a state: the state is true while the view has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusLinkModifier(link: FocusLink(condition, true)))
  }

  /// Says which view has the focus when this one appears and nothing has asked for it.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
  }

  /// Lets this view have the focus, besides the fields that can have it anyway.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets this view have the focus for some interactions. A terminal knows one kind only.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Does nothing: focus is not drawn by the view.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Does nothing: the focus moves in the order of the tree.
  public func focusSection() -> some View { self }
}

struct FocusLinkModifier: EnvironmentModifier {
  let link: FocusLink
  func _change(_ environment: inout EnvironmentValues) {
    if !environment.focusLinks.contains(link) { environment.focusLinks.append(link) }
  }
}
