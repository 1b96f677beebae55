/// A look for toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// A toggle, drawn.
  associatedtype Body: View
  /// Draws a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the toggle.
  typealias Configuration = ToggleStyleConfiguration
}

extension View {
  /// Draws the toggles inside in a style.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ToggleStyleModifier(style: style))
  }
}

struct ToggleStyleModifier<Style: ToggleStyle>: EnvironmentModifier {
  let style: Style
  func _change(_ environment: inout EnvironmentValues) {
    environment.toggleStyle = StyleSlot { StyledToggle(style: style, configuration: $0) }
  }
}

struct StyledToggle<Style: ToggleStyle>: View {
  @Inlined var style: Style
  let configuration: ToggleStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  /// How toggles are drawn; nil is automatic.
  package var toggleStyle: StyleSlot<ToggleStyleConfiguration>? {
    get { self[StyleKey<ToggleStyleConfiguration>.self] }
    set { self[StyleKey<ToggleStyleConfiguration>.self] = newValue }
  }
}

extension StyleSlot where Configuration == ToggleStyleConfiguration {
  @MainActor static let automaticToggle = StyleSlot {
    CheckboxToggleLook(configuration: $0)
  }
}
