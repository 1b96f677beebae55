// In a terminal a button that has a border is its label in brackets, so that what can be pressed
// is seen without colours. One without a border is its label, in the colour of what can be used.

/// The usual look: the label in brackets.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// Makes the style.
  public init() {}
  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLook(configuration: configuration)
  }
}

/// The label and nothing else.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// Makes the style.
  public init() {}
  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonLook(configuration: configuration, kind: .plain)
  }
}

/// The label in brackets.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// Makes the style.
  public init() {}
  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLook(configuration: configuration)
  }
}

/// The label in brackets, bold.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// Makes the style.
  public init() {}
  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLook(configuration: configuration, isProminent: true)
  }
}

/// The label in the colour of what can be used.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// Makes the style.
  public init() {}
  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonLook(configuration: configuration, kind: .tinted)
  }
}

/// The label underlined, in the colour of what can be used.
public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// Makes the style.
  public init() {}
  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonLook(configuration: configuration, kind: .link)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual look: the label in brackets.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label and nothing else.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in brackets.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
  /// The label in brackets: a terminal has no glass.
  public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in brackets, bold.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
  /// The label in brackets, bold: a terminal has no glass.
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the colour of what can be used.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label underlined, in the colour of what can be used.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
