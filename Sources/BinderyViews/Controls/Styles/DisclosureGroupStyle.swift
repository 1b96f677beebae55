/// A look for groups that open and close.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// A group, drawn.
  associatedtype Body: View
  /// Draws a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The usual look.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Draws the groups inside that open and close in a style.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(DisclosureGroupStyleModifier(style: style))
  }
}

struct DisclosureGroupStyleModifier<Style: DisclosureGroupStyle>: EnvironmentModifier {
  let style: Style
  func _change(_ environment: inout EnvironmentValues) {
    environment.disclosureGroupStyle = StyleSlot {
      StyledDisclosureGroup(style: style, configuration: $0)
    }
  }
}

struct StyledDisclosureGroup<Style: DisclosureGroupStyle>: View {
  @Inlined var style: Style
  let configuration: DisclosureGroupStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  /// How groups that open and close are drawn; nil is automatic.
  package var disclosureGroupStyle: StyleSlot<DisclosureGroupStyleConfiguration>? {
    get { self[StyleKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[StyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
}
