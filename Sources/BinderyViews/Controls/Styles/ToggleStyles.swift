/// The usual look: a box before the label.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggleLook(configuration: configuration)
  }
}

/// A box before the label: `[x] Wi-Fi`.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggleLook(configuration: configuration)
  }
}

/// The label, and at the other end of the row what it is set to: `Wi-Fi   [on ]`.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style. The colour is not drawn.
  public init(tint: Color) {}
  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleLook(configuration: configuration)
  }
}

/// A button that is bold and has a mark while it is on: `[•Wi-Fi ]`.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonToggleLook(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual look: a box before the label.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label, and at the other end of the row what it is set to.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that has a mark while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
