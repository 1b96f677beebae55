import Foundation

/// A button as its label in brackets.
struct BorderedButtonLook: View {
  let configuration: PrimitiveButtonStyleConfiguration
  var isProminent = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let bracket: TextStyle.Attributes = isEnabled ? .nothing : .dim
    HStack(spacing: 0) {
      Glyph("[ ", attributes: bracket)
      configuration.label.textLook(
        foreground: configuration.role == .destructive ? .red : nil,
        attributes: isProminent ? bracket.union(.bold) : bracket)
      Glyph(" ]", attributes: bracket)
    }
  }
}
