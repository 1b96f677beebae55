import Foundation

/// A toggle as a button that is bold and has a mark while it is on.
struct ButtonToggleLook: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isOn = configuration.isOn
    let dim: TextStyle.Attributes = isEnabled ? .nothing : .dim
    HStack(spacing: 0) {
      Glyph(isOn ? "[•" : "[ ", attributes: dim)
      configuration.label.textLook(attributes: isOn ? dim.union(.bold) : dim)
      Glyph(" ]", attributes: dim)
    }
  }
}
