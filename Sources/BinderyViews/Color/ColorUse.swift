/// What a colour of the environment is for.
enum ColorUse {
  case foreground, secondary, tertiary, tint, background

  func set(_ color: Color?, in text: inout TextEnvironment) {
    let color = color.flatMap { text.resolve($0) }
    switch self {
    case .foreground: text.style.foreground = color
    case .secondary: text.secondary = color
    case .tertiary: text.tertiary = color
    case .tint: text.tint = color
    case .background: text.background = color
    }
  }
}
