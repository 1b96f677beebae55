public import Foundation

nonisolated extension Text {
  /// This text, its parts with a style for what they leave open.
  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var outer = TextStyle()
    change(&outer)
    var copy = self
    copy.first.style = copy.first.style.over(outer)
    for index in copy.rest.indices {
      copy.rest[index].style = copy.rest[index].style.over(outer)
    }
    return copy
  }

  /// Makes the text heavier.
  public func bold() -> Text { styled { $0.set(.bold, true) } }
  /// Makes the text heavier, or not.
  public func bold(_ isActive: Bool) -> Text { styled { $0.set(.bold, isActive) } }
  /// Slants the text.
  public func italic() -> Text { styled { $0.set(.italic, true) } }
  /// Slants the text, or not.
  public func italic(_ isActive: Bool) -> Text { styled { $0.set(.italic, isActive) } }

  /// Draws a line below the text. A terminal draws it in the colour of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.set(.underline, isActive) }
  }
  /// Draws a line below the text. A terminal knows one pattern only.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }
  /// Draws a line through the text. A terminal draws it in the colour of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.set(.strikethrough, isActive) }
  }
  /// Draws a line through the text. A terminal knows one pattern only.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive, color: color)
  }

  /// Colours the text.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color } }
  /// Colours the text with the colour of a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = style._color(in: nil) }
  }

  /// Sets what a terminal shows of a font: whether it is heavy or slanted.
  public func font(_ font: Font?) -> Text { styled { $0.fontAttributes = font?.attributes } }
  /// Makes the text heavier from semibold on, and lighter below.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    guard let weight else { return self }
    return styled { $0.set(.bold, weight.isBold) }
  }

  /// Returns the text as it is: a terminal has one design of letters.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Returns the text as it is: a terminal has one width of letters.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Returns the text as it is: a terminal's letters are all of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Returns the text as it is: a terminal's digits are all of one width.
  public func monospacedDigit() -> Text { self }
  /// Returns the text as it is: there is nothing between two columns.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Returns the text as it is: there is nothing between two columns.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// Returns the text as it is: there is nothing between two rows.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  /// Returns the text as it is: a terminal's letters are all of one size.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

  /// How a line below or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of a line. A terminal draws all of them as a solid line.
    public enum Pattern: Hashable, Sendable {
      /// Without gaps.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// Dashes and dots in turn.
      case dashDot
      /// Dashes and two dots in turn.
      case dashDotDot
    }
    private let pattern: Pattern

    /// Makes a style. A terminal draws the line in the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.pattern = pattern }

    /// A single line.
    public static let single = LineStyle()
  }

  /// The size of text by its place beside other text.
  public enum Scale: Hashable, Sendable {
    /// As large as the text around.
    case `default`
    /// Smaller than the text around.
    case secondary
  }
}
