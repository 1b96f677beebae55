/// A progress view as the kit's own styles draw it.
struct ProgressLook: View {
  let configuration: ProgressViewStyleConfiguration
  let isLinear: Bool

  var body: some View {
    if isLinear {
      VStack(alignment: .leading) {
        configuration.label
        Bar(kind: .progress, fraction: configuration.fractionCompleted ?? 0)
        configuration.currentValueLabel.textLook(attributes: .dim)
      }
    } else {
      HStack {
        Glyph(circle)
        configuration.label
        configuration.currentValueLabel.textLook(attributes: .dim)
      }
    }
  }

  private var circle: String {
    guard let fraction = configuration.fractionCompleted else { return "◌" }
    let quarters = ["○", "◔", "◑", "◕", "●"]
    return quarters[min(max(Int(fraction * 4), 0), 4)]
  }
}
