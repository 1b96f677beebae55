/// A toggle as a box before its label.
struct CheckboxToggleLook: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    let dim: TextStyle.Attributes = isEnabled ? .nothing : .dim
    HStack {
      Glyph(configuration.isOn ? "[x]" : "[ ]", attributes: dim)
      if !hidesLabels { configuration.label.textLook(attributes: dim) }
    }
  }
}
