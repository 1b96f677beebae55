/// A colour: one of the terminal's own, or red, green and blue.
///
/// As a view it fills the room it gets. In text a colour that is less than 70 % opaque is drawn
/// faint; filled, one that is not opaque colours what is behind the characters and keeps them, and
/// one that is hardly there, below 25 %, is not drawn.
nonisolated public struct Color: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case named(Name)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }
  package enum Name: UInt8, Hashable, Sendable {
    case clear, primary, secondary, accent
    case black, red, green, yellow, blue, purple, cyan, white, gray
    case orange, pink, brown, mint, teal, indigo
    // What these stand for depends on the environment.
    case foreground, foregroundSecondary, foregroundTertiary, background
  }
  package var value: Value
  /// From 0, which is not drawn, to 255.
  package var alpha: UInt8 = 255

  package init(_ name: Name) { value = .named(name) }

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    value = .rgb(red: red, green: green, blue: blue)
    self.alpha = alpha
  }

  /// This colour, more or less transparent.
  public func opacity(_ opacity: Double) -> Color {
    opacity.isNaN ? self : faded(UInt8((255 * min(max(opacity, 0), 1)).rounded()))
  }

  /// This colour, more transparent by a factor of 255ths.
  func faded(_ factor: UInt8) -> Color {
    var copy = self
    copy.alpha = UInt8((Int(alpha) * Int(factor) + 127) / 255)
    return copy
  }
}

extension Color: LeafView {
  /// A filled rectangle.
  @MainActor public var _leaf: Leaf {
    .fill(Fill(color: self))
  }
}
