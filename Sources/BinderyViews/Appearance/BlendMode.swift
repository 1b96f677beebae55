/// How colours are blended. Cells are not blended.
nonisolated public enum BlendMode: Hashable, Sendable {
  /// Over what is there.
  case normal
  /// Darker.
  case multiply
  /// Lighter.
  case screen
  /// Darker where it is dark and lighter where it is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Lighter, strongly.
  case colorDodge
  /// Darker, strongly.
  case colorBurn
  /// Softly darker or lighter.
  case softLight
  /// Strongly darker or lighter.
  case hardLight
  /// How much both differ.
  case difference
  /// How much both differ, softly.
  case exclusion
  /// The hue only.
  case hue
  /// The strength only.
  case saturation
  /// The hue and strength only.
  case color
  /// The brightness only.
  case luminosity
  /// Where something is there.
  case sourceAtop
  /// Under what is there.
  case destinationOver
  /// Cut out of what is there.
  case destinationOut
  /// Added, down to black.
  case plusDarker
  /// Added, up to white.
  case plusLighter
}
