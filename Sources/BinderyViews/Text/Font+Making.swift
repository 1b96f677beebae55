public import Foundation

nonisolated extension Font {
  /// The font of the largest title: bold in a terminal.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of a title of the first rank: bold in a terminal.
  public static let title = Font(.style(.title))
  /// The font of a title of the second rank: bold in a terminal.
  public static let title2 = Font(.style(.title2))
  /// The font of a title of the third rank: bold in a terminal.
  public static let title3 = Font(.style(.title3))
  /// The font of a headline: bold in a terminal.
  public static let headline = Font(.style(.headline))
  /// The font of a line below a headline.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of running text.
  public static let body = Font(.style(.body))
  /// The font of a remark.
  public static let callout = Font(.style(.callout))
  /// The font of a note at the end.
  public static let footnote = Font(.style(.footnote))
  /// The font of what is said of a picture.
  public static let caption = Font(.style(.caption))
  /// The font of a lesser caption.
  public static let caption2 = Font(.style(.caption2))

  /// The system's font for a role of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight)
  }

  /// The system's font in a size of points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.size(size), weight: weight)
  }

  /// A named font in a size of points. A terminal shows its own font instead.
  public static func custom(_ name: String, size: CGFloat) -> Font { named(name, size) }

  /// A named font in a size of points. A terminal shows its own font instead.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    named(name, size)
  }

  /// A named font in a size of points. A terminal shows its own font instead.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    named(name, fixedSize)
  }

  private static func named(_ name: String, _ size: CGFloat) -> Font {
    // FNV-1a.
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return Font(.custom(name: hash, size))
  }

  /// The font of another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// The font, bold.
  public func bold() -> Font { weight(.bold) }

  /// The font, slanted.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  /// Returns the font as it is: a terminal's letters are all of one width.
  public func monospaced() -> Font { self }
  /// Returns the font as it is: a terminal's digits are all of one width.
  public func monospacedDigit() -> Font { self }
  /// Returns the font as it is: a terminal has no small capitals.
  public func smallCaps() -> Font { self }
  /// Returns the font as it is: a terminal has no small capitals.
  public func lowercaseSmallCaps() -> Font { self }
  /// Returns the font as it is: a terminal has no small capitals.
  public func uppercaseSmallCaps() -> Font { self }
  /// Returns the font as it is: a terminal's rows are all of one height.
  public func leading(_ leading: Leading) -> Font { self }
  /// Returns the font as it is: a terminal's letters are all of one width.
  public func width(_ width: Width) -> Font { self }
}
