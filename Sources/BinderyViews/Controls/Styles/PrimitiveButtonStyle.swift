/// A look for buttons that also decides what presses them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// A button, drawn.
  associatedtype Body: View
  /// Draws a button. Something in it must call `configuration.trigger()`, or nothing presses it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension View {
  /// Draws the buttons inside in a style.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}

struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle>: EnvironmentModifier {
  let style: Style
  func _change(_ environment: inout EnvironmentValues) {
    environment.primitiveButtonStyle = StyleSlot(actsItself: !(style is any BuiltInButtonStyle)) {
      PrimitiveStyledButton(style: style, configuration: $0)
    }
  }
}

/// A style that only draws, and leaves the pressing to the button.
protocol BuiltInButtonStyle {}

/// A button as a style draws it that decides what presses it.
struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: View {
  @Inlined var style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  /// How buttons are drawn; nil is automatic.
  package var primitiveButtonStyle: StyleSlot<PrimitiveButtonStyleConfiguration>? {
    get { self[StyleKey<PrimitiveButtonStyleConfiguration>.self] }
    set { self[StyleKey<PrimitiveButtonStyleConfiguration>.self] = newValue }
  }
}

extension StyleSlot where Configuration == PrimitiveButtonStyleConfiguration {
  @MainActor static let automaticButton = StyleSlot {
    BorderedButtonLook(configuration: $0)
  }
  @MainActor static let plainButton = StyleSlot {
    BorderlessButtonLook(configuration: $0, kind: .plain)
  }
}
