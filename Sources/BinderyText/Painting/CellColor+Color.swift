import BinderyViews

extension CellColor {
  /// The terminal's nearest to a colour.
  init(_ color: Color) {
    switch color.value {
    case .rgb(let red, let green, let blue): self = .rgb(red, green, blue)
    case .named(let name): self = CellColor(name)
    }
  }

  /// The terminal's nearest to a colour that is behind characters.
  init(filling color: Color) {
    switch color.value {
    // The colours of text have no number: grey stands for what is less than that.
    case .named(.primary), .named(.secondary): self = .brightBlack
    default: self = CellColor(color)
    }
  }

  private init(_ name: Color.Name) {
    self =
      switch name {
      case .clear, .primary, .secondary, .background: .default
      case .foreground, .foregroundSecondary, .foregroundTertiary: .default
      case .accent, .blue: .blue
      case .black: .black
      case .red: .red
      case .green: .green
      case .yellow: .yellow
      case .purple: .magenta
      case .cyan: .cyan
      case .white: .white
      case .gray: .brightBlack
      case .orange: .rgb(255, 149, 0)
      case .pink: .rgb(255, 45, 85)
      case .brown: .rgb(162, 132, 94)
      case .mint: .rgb(0, 199, 190)
      case .teal: .rgb(48, 176, 199)
      case .indigo: .rgb(88, 86, 214)
      }
  }
}

extension Color {
  /// Whether nothing is drawn.
  var isClear: Bool { value == .named(.clear) || alpha == 0 }
  /// Whether text of this colour is drawn fainter.
  var isFaint: Bool { value == .named(.secondary) || alpha < 180 }
}
