public import Foundation

nonisolated extension Color {
  /// Nothing is drawn.
  public static let clear = Color(.clear)
  /// The colour of text.
  public static let primary = Color(.primary)
  /// The colour of lesser text: faint in a terminal.
  public static let secondary = Color(.secondary)
  /// The colour of what can be used: the tint of the view, blue where none is set.
  public static let accentColor = Color(.accent)
  /// Black.
  public static let black = Color(.black)
  /// Red.
  public static let red = Color(.red)
  /// Green.
  public static let green = Color(.green)
  /// Yellow.
  public static let yellow = Color(.yellow)
  /// Blue.
  public static let blue = Color(.blue)
  /// Purple: the terminal's magenta.
  public static let purple = Color(.purple)
  /// Cyan.
  public static let cyan = Color(.cyan)
  /// White.
  public static let white = Color(.white)
  /// Grey: the terminal's bright black.
  public static let gray = Color(.gray)
  /// Orange.
  public static let orange = Color(.orange)
  /// Pink.
  public static let pink = Color(.pink)
  /// Brown.
  public static let brown = Color(.brown)
  /// Mint.
  public static let mint = Color(.mint)
  /// Teal.
  public static let teal = Color(.teal)
  /// Indigo.
  public static let indigo = Color(.indigo)

  /// A colour by its name in a catalogue of assets.
  ///
  /// There are no catalogues in a terminal: names of the standard colours stand for those,
  /// `AccentColor` for the accent colour, and all others for the colour of text.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = Self.byName[name.lowercased()] ?? .primary
  }

  private static let byName: [String: Color] = [
    "clear": .clear, "secondary": .secondary, "accentcolor": .accentColor, "accent": .accentColor,
    "black": .black, "red": .red, "green": .green, "yellow": .yellow, "blue": .blue,
    "purple": .purple, "cyan": .cyan, "white": .white, "gray": .gray, "grey": .gray,
    "orange": .orange, "pink": .pink, "brown": .brown, "mint": .mint, "teal": .teal,
    "indigo": .indigo,
  ]
}
