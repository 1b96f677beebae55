private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle? { nil }
}

extension EnvironmentValues {
  /// How labels are shown; nil is as is usual.
  var labelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Shows the labels in this view in a style.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(LabelStyleModifier(style: style))
  }
}

struct LabelStyleModifier<Style: LabelStyle>: EnvironmentModifier {
  let style: Style
  func _change(_ environment: inout EnvironmentValues) {
    environment.labelStyle = AnyLabelStyle(style)
  }
}
