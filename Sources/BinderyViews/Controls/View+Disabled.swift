extension View {
  /// Says whether the controls of this view cannot be used.
  ///
  /// What a view around has disabled stays disabled. A disabled control is drawn faint and has no
  /// actions.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}

struct DisabledModifier: EnvironmentModifier {
  let isDisabled: Bool
  func _change(_ environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }
}
