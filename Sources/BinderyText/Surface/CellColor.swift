/// A colour of a cell: the terminal's default, one of its sixteen colours, or red, green and blue.
public struct CellColor: Hashable, Sendable {
  /// What a colour is made of.
  public enum Components: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case terminalDefault
    /// One of the terminal's sixteen colours: 0 to 7, and 8 to 15 for the bright ones.
    case ansi(UInt8)
    /// Red, green and blue, each from 0 to 255.
    case rgb(UInt8, UInt8, UInt8)
  }

  /// The kind (0 default, 1 ANSI, 2 RGB) above three bytes.
  private let bits: UInt32

  private init(bits: UInt32) {
    self.bits = bits
  }

  private init(ansi index: UInt32) {
    bits = 1 << 24 | index
  }

  /// The terminal's own foreground or background.
  public static let `default` = CellColor(bits: 0)

  /// The terminal's black.
  public static let black = CellColor(ansi: 0)
  /// The terminal's red.
  public static let red = CellColor(ansi: 1)
  /// The terminal's green.
  public static let green = CellColor(ansi: 2)
  /// The terminal's yellow.
  public static let yellow = CellColor(ansi: 3)
  /// The terminal's blue.
  public static let blue = CellColor(ansi: 4)
  /// The terminal's magenta.
  public static let magenta = CellColor(ansi: 5)
  /// The terminal's cyan.
  public static let cyan = CellColor(ansi: 6)
  /// The terminal's white, often a light grey.
  public static let white = CellColor(ansi: 7)
  /// The terminal's bright black, often a dark grey.
  public static let brightBlack = CellColor(ansi: 8)
  /// The terminal's bright red.
  public static let brightRed = CellColor(ansi: 9)
  /// The terminal's bright green.
  public static let brightGreen = CellColor(ansi: 10)
  /// The terminal's bright yellow.
  public static let brightYellow = CellColor(ansi: 11)
  /// The terminal's bright blue.
  public static let brightBlue = CellColor(ansi: 12)
  /// The terminal's bright magenta.
  public static let brightMagenta = CellColor(ansi: 13)
  /// The terminal's bright cyan.
  public static let brightCyan = CellColor(ansi: 14)
  /// The terminal's bright white.
  public static let brightWhite = CellColor(ansi: 15)

  /// Returns a colour of red, green and blue.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
    CellColor(bits: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// Whether this is the terminal's own colour.
  public var isDefault: Bool { bits == 0 }

  /// What the colour is made of.
  public var components: Components {
    let low = UInt8(truncatingIfNeeded: bits)
    switch bits >> 24 {
    case 0: return .terminalDefault
    case 1: return .ansi(low)
    default:
      return .rgb(
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8), low)
    }
  }
}
