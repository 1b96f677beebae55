/// A look for buttons that are pressed in the usual way.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// A button, drawn.
  associatedtype Body: View
  /// Draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the button.
  typealias Configuration = ButtonStyleConfiguration
}

extension View {
  /// Draws the buttons inside in a style.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }
}

struct ButtonStyleModifier<Style: ButtonStyle>: EnvironmentModifier {
  let style: Style
  func _change(_ environment: inout EnvironmentValues) {
    environment.primitiveButtonStyle = StyleSlot {
      StyledButton(
        style: style,
        configuration: ButtonStyleConfiguration(
          role: $0.role, label: ControlPart($0.label), isPressed: false))
    }
  }
}

/// A button as a user's style draws it.
struct StyledButton<Style: ButtonStyle>: View {
  @Inlined var style: Style
  let configuration: ButtonStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}
