/// What the environment says about text and colours.
package struct TextEnvironment: Equatable {
  package var style = TextStyle()
  package var layout = TextLayoutOptions()
  /// The font that was set last; `style.fontAttributes` is what a terminal shows of it.
  package var font: Font?
  /// The colour of what can be used; nil is blue.
  package var tint: Color?
  /// The colours of lesser content; nil is the foreground, fainter.
  package var secondary: Color?
  /// The colours of content that matters least; nil is as `secondary`.
  package var tertiary: Color?
  /// The colour behind everything; nil is the terminal's own.
  package var background: Color?
  /// Whether characters are replaced, since their values are not known yet or not for all eyes.
  package var isRedacted = false

  package init() {}

  /// The colour that a colour stands for here; nil is the terminal's own.
  package func resolve(_ color: Color) -> Color? {
    guard case .named(let name) = color.value else { return color }
    let resolved: Color? =
      switch name {
      case .accent: tint ?? color
      case .foreground: style.foreground
      case .foregroundSecondary: secondary ?? style.foreground?.opacity(0.5) ?? .secondary
      case .foregroundTertiary:
        tertiary ?? secondary ?? style.foreground?.opacity(0.5) ?? .secondary
      case .background: background ?? color
      default: color
      }
    return color.alpha == 255 ? resolved : (resolved ?? .primary).faded(color.alpha)
  }
}
