/// A toggle as its label, and at the other end of the row what it is set to.
struct SwitchToggleLook: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    let dim: TextStyle.Attributes = isEnabled ? .nothing : .dim
    HStack {
      if !hidesLabels {
        configuration.label.textLook(attributes: dim)
        Spacer()
      }
      Glyph(configuration.isOn ? "[on ]" : "[off]", attributes: dim)
    }
  }
}
