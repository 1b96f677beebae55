/// A look for boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// A box, drawn.
  associatedtype Body: View
  /// Draws a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the box.
  typealias Configuration = GroupBoxStyleConfiguration
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual look.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Draws the boxes inside in a style.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(GroupBoxStyleModifier(style: style))
  }
}

struct GroupBoxStyleModifier<Style: GroupBoxStyle>: EnvironmentModifier {
  let style: Style
  func _change(_ environment: inout EnvironmentValues) {
    environment.groupBoxStyle = StyleSlot { StyledGroupBox(style: style, configuration: $0) }
  }
}

struct StyledGroupBox<Style: GroupBoxStyle>: View {
  @Inlined var style: Style
  let configuration: GroupBoxStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  /// How boxes are drawn; nil is automatic.
  package var groupBoxStyle: StyleSlot<GroupBoxStyleConfiguration>? {
    get { self[StyleKey<GroupBoxStyleConfiguration>.self] }
    set { self[StyleKey<GroupBoxStyleConfiguration>.self] = newValue }
  }
}
