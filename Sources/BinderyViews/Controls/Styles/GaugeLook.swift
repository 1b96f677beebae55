/// A gauge as the kit's own styles draw it.
struct GaugeLook: View {
  let configuration: GaugeStyleConfiguration
  let isSmall: Bool

  var body: some View {
    if isSmall {
      HStack {
        bar
        configuration.currentValueLabel
      }
    } else {
      VStack(alignment: .leading) {
        configuration.label
        bar
        configuration.currentValueLabel.textLook(attributes: .dim)
      }
    }
  }

  private var bar: some View {
    HStack {
      configuration.minimumValueLabel
      Bar(kind: .progress, fraction: configuration.value)
      configuration.maximumValueLabel
    }
  }
}
