/// The colours of an SVG picture: a terminal's defaults and its sixteen, for light and dark pages.
enum SVGPalette {
  /// A style sheet with a class for each colour.
  ///
  /// `f` is the default foreground, `b` the default background, `c0` to `c15` are the ANSI colours.
  static let styleSheet =
    "text{white-space:pre}" + rules(light)
    + "@media(prefers-color-scheme:dark){" + rules(dark) + "}"

  /// The attribute that fills with a colour; `fallback` is the class for the default colour.
  static func fill(_ color: CellColor, fallback: String) -> String {
    switch color.components {
    case .terminalDefault: "class=\"\(fallback)\""
    case .ansi(let index): "class=\"c\(index)\""
    case .rgb(let red, let green, let blue): "fill=\"#\(hex(red))\(hex(green))\(hex(blue))\""
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }

  private static func rules(_ colors: [String]) -> String {
    let names = ["f", "b"] + (0..<16).map { "c\($0)" }
    return zip(names, colors).map { ".\($0){fill:#\($1)}" }.joined()
  }

  // The foreground, the background, then black, red, green, yellow, blue, magenta, cyan, white and
  // their bright forms. Each can be read on its background, black and white as far as they may.
  private static let light = [
    "1c1c1e", "ffffff", "1c1c1e", "b3261e", "1a7431", "7d5700", "1857b8", "8a3299", "00687a",
    "8e8e93", "636366", "d33a2f", "218c3d", "946800", "2a6fdb", "a445b5", "007f94", "aeaeb2",
  ]
  private static let dark = [
    "e6e6e8", "16171a", "5a5a5e", "ff7a70", "5fd27a", "e0b341", "78aeff", "dd8cee", "56cfe1",
    "d1d1d6", "8e8e93", "ff9c94", "86e39b", "f0cd72", "a0c6ff", "eab0f5", "86e1ee", "ffffff",
  ]
}
