/// A look for boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// A box, drawn.
  associatedtype Body: View
  /// Draws a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a style knows of the box that it draws.
public struct GroupBoxStyleConfiguration {
  /// Tells the parts apart.
  public enum ContentPart {}
  /// The label.
  public typealias Label = ControlPart<GroupBoxStyleConfiguration>
  /// The content.
  public typealias Content = ControlPart<ContentPart>

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The usual look: a line around the label, which is bold, and the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public init() {}
  /// Draws a box.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.textLook(attributes: .bold)
      configuration.content
    }
    .modifier(
      RuleModifier(
        rule: .border(Border(color: .secondary, isRounded: true, insetsContent: true))))
  }
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
