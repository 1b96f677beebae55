/// A button as its label and nothing else.
struct BorderlessButtonLook: View {
  enum Kind { case plain, tinted, link }

  let configuration: PrimitiveButtonStyleConfiguration
  let kind: Kind
  @Environment(\.isEnabled) private var isEnabled

  private var foreground: Color? {
    if configuration.role == .destructive { return .red }
    return kind == .plain ? nil : .accentColor
  }

  var body: some View {
    var attributes: TextStyle.Attributes = isEnabled ? .nothing : .dim
    if kind == .link { attributes.insert(.underline) }
    return configuration.label.textLook(foreground: foreground, attributes: attributes)
  }
}
