/// The escape sequences (SGR, "select graphic rendition") that set a terminal's style.
enum GraphicRendition {
  static let reset = "\u{1B}[0m"

  /// Returns what takes a terminal from one style to another: the shorter of the changes alone and
  /// a reset with all of the new style. Empty if the styles are equal.
  static func change(from old: CellStyle, to new: CellStyle) -> String {
    if old == new { return "" }
    if new == .plain { return reset }
    let whole = ["0"] + codes(from: .plain, to: new)
    let changes = codes(from: old, to: new)
    let (first, second) = (sequence(changes), sequence(whole))
    return first.utf8.count <= second.utf8.count ? first : second
  }

  private static func sequence(_ codes: [String]) -> String {
    "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  private static func codes(from old: CellStyle, to new: CellStyle) -> [String] {
    var codes: [String] = []
    var current = old.attributes
    // Bold and dim have one code for their end.
    let weights: CellStyle.Attributes = [.bold, .dim]
    if !current.intersection(weights).isSubset(of: new.attributes) {
      codes.append("22")
      current.subtract(weights)
    }
    for (attribute, on, off) in attributes {
      switch (current.contains(attribute), new.attributes.contains(attribute)) {
      case (false, true): codes.append(on)
      case (true, false): codes.append(off)
      default: break
      }
    }
    if old.foreground != new.foreground { codes.append(code(of: new.foreground, offset: 0)) }
    if old.background != new.background { codes.append(code(of: new.background, offset: 10)) }
    return codes
  }

  private static let attributes: [(CellStyle.Attributes, on: String, off: String)] = [
    (.bold, "1", "22"), (.dim, "2", "22"), (.italic, "3", "23"), (.underline, "4", "24"),
    (.inverse, "7", "27"), (.strikethrough, "9", "29"),
  ]

  /// The code of a foreground colour, or of a background with an offset of 10.
  private static func code(of color: CellColor, offset: Int) -> String {
    switch color.components {
    case .terminalDefault: "\(39 + offset)"
    case .ansi(let index): "\((index < 8 ? 30 : 82) + Int(index) + offset)"
    case .rgb(let red, let green, let blue): "\(38 + offset);2;\(red);\(green);\(blue)"
    }
  }
}
