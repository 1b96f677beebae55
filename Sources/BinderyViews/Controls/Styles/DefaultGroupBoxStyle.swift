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
