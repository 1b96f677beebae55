/// A colour: one of the terminal's own, or red, green and blue.
///
/// As a view it fills the room it gets.
nonisolated public struct Color: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case named(Name)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }
  package enum Name: UInt8, Hashable, Sendable {
    case clear, primary, secondary, accent
    case black, red, green, yellow, blue, purple, cyan, white, gray
    case orange, pink, brown, mint, teal, indigo
  }
  package var value: Value
  /// From 0, which is not drawn, to 255.
  package var alpha: UInt8 = 255

  package init(_ name: Name) { value = .named(name) }

  /// A colour of three parts from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func part(_ x: Double) -> UInt8 { x.isFinite ? UInt8((min(max(x, 0), 1) * 255).rounded()) : 0 }
    value = .rgb(red: part(red), green: part(green), blue: part(blue))
    alpha = part(opacity)
  }

  /// A shade of grey from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// This colour, more or less transparent.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha = UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded())
    return copy
  }

  /// Nothing is drawn.
  public static let clear = Color(.clear)
  /// The colour of text.
  public static let primary = Color(.primary)
  /// The colour of lesser text: faint in a terminal.
  public static let secondary = Color(.secondary)
  /// The colour of what can be used.
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
}

extension Color: LeafView {
  /// A filled rectangle.
  @MainActor public var _leaf: Leaf {
    .fill(Fill(color: self))
  }
}

/// A shape filled with a colour.
public struct Fill: Equatable, Sendable {
  /// The colour.
  public var color: Color
  /// Whether only the outline is drawn.
  public var isOutline = false
  /// Whether the outline has round corners.
  public var isRounded = false
}
