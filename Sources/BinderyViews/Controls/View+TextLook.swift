extension View {
  /// Changes how the text inside looks, where it does not say so itself.
  package func textLook(
    foreground: Color? = nil, attributes: TextStyle.Attributes = .nothing
  ) -> some View {
    modifier(TextLookModifier(foreground: foreground, attributes: attributes))
  }
}

struct TextLookModifier: EnvironmentModifier {
  let foreground: Color?
  let attributes: TextStyle.Attributes

  func _change(_ environment: inout EnvironmentValues) {
    if foreground == nil && attributes.rawValue == 0 { return }
    if let foreground { environment.text.style.foreground = foreground }
    environment.text.style.attributes.formUnion(attributes)
  }
}
