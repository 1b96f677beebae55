import Foundation

/// A button as the kit's own styles draw it.
struct ButtonLook: View {
  enum Kind { case plain, bordered, prominent, borderless, link }

  let configuration: PrimitiveButtonStyleConfiguration
  let kind: Kind
  @Environment(\.isEnabled) private var isEnabled

  private var foreground: Color? {
    if configuration.role == .destructive { return .red }
    return kind == .borderless || kind == .link ? .accentColor : nil
  }

  private var attributes: TextStyle.Attributes {
    var attributes: TextStyle.Attributes = isEnabled ? [] : .dim
    if kind == .prominent { attributes.insert(.bold) }
    if kind == .link { attributes.insert(.underline) }
    return attributes
  }

  var body: some View {
    let label = configuration.label.textLook(foreground: foreground, attributes: attributes)
    if kind == .bordered || kind == .prominent {
      let bracket: TextStyle.Attributes = isEnabled ? [] : .dim
      HStack(spacing: 0) {
        Glyph("[ ", attributes: bracket)
        label
        Glyph(" ]", attributes: bracket)
      }
    } else {
      label
    }
  }
}
