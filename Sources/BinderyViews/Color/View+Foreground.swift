/// Sets a colour of the environment to that of a style.
struct StyleModifier<Style: ShapeStyle>: EnvironmentModifier {
  let style: Style
  let use: ColorUse

  func _change(_ environment: inout EnvironmentValues) {
    use.set(style._color(in: environment), in: &environment.text)
  }
}

/// Sets a colour of the environment.
struct ColorModifier: EnvironmentModifier {
  let color: Color?
  let use: ColorUse

  func _change(_ environment: inout EnvironmentValues) {
    use.set(color, in: &environment.text)
  }
}

extension View {
  /// Draws the content of this view in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style, use: .foreground))
  }

  /// Draws the content of this view in styles for its first two ranks.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(StyleModifier(style: primary, use: .foreground))
      .modifier(StyleModifier(style: secondary, use: .secondary))
  }

  /// Draws the content of this view in styles for its first three ranks.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(StyleModifier(style: primary, use: .foreground))
      .modifier(StyleModifier(style: secondary, use: .secondary))
      .modifier(StyleModifier(style: tertiary, use: .tertiary))
  }

  /// Draws the content of this view in a colour; nil is the terminal's own.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(ColorModifier(color: color, use: .foreground))
  }

  /// Sets the colour of what can be used in this view; nil is blue.
  public func tint(_ tint: Color?) -> some View {
    modifier(ColorModifier(color: tint, use: .tint))
  }

  /// Sets the style of what can be used in this view.
  @_disfavoredOverload public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(StyleModifier(style: tint, use: .tint))
  }

  /// Sets the colour of what can be used in this view; nil is blue.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets what the style `background` stands for in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style, use: .background))
  }
}
