/// A look for labelled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The label and the content, drawn.
  associatedtype Body: View
  /// Draws a label and its content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of both.
  typealias Configuration = LabeledContentStyleConfiguration
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The usual look.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Draws the labelled content inside in a style.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(LabeledContentStyleModifier(style: style))
  }
}

struct LabeledContentStyleModifier<Style: LabeledContentStyle>: EnvironmentModifier {
  let style: Style
  func _change(_ environment: inout EnvironmentValues) {
    environment.labeledContentStyle = StyleSlot {
      StyledLabeledContent(style: style, configuration: $0)
    }
  }
}

struct StyledLabeledContent<Style: LabeledContentStyle>: View {
  @Inlined var style: Style
  let configuration: LabeledContentStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  /// How labelled content is drawn; nil is automatic.
  package var labeledContentStyle: StyleSlot<LabeledContentStyleConfiguration>? {
    get { self[StyleKey<LabeledContentStyleConfiguration>.self] }
    set { self[StyleKey<LabeledContentStyleConfiguration>.self] = newValue }
  }
}
