public import Foundation

/// A typeface, its size and its weight.
///
/// A terminal shows one size of one typeface. What it shows of a font is weight and slant: titles
/// and headlines, weights from semibold on and sizes from 22 points on are bold.
nonisolated public struct Font: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    // By a hash of its name: fonts are handed down with the environment, and are plain bytes.
    case custom(name: UInt64, CGFloat)
  }
  var kind: Kind
  var weight: Weight?
  var isItalic = false

  init(_ kind: Kind, weight: Weight? = nil) {
    self.kind = kind
    self.weight = weight
  }

  /// What a terminal shows of the font.
  package var attributes: BinderyViews.TextStyle.Attributes {
    var attributes: BinderyViews.TextStyle.Attributes = isItalic ? .italic : []
    if weight?.isBold ?? isBoldByItself { attributes.insert(.bold) }
    return attributes
  }

  private var isBoldByItself: Bool {
    switch kind {
    case .style(let style): style.isBold
    case .size(let size), .custom(_, let size): size >= 22
    }
  }

  /// The roles of text that fonts are made for.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// The largest title.
    case largeTitle
    /// A title of the first rank.
    case title
    /// A title of the second rank.
    case title2
    /// A title of the third rank.
    case title3
    /// A headline.
    case headline
    /// A line below a headline.
    case subheadline
    /// Running text.
    case body
    /// A remark.
    case callout
    /// A note at the end.
    case footnote
    /// What is said of a picture.
    case caption
    /// A lesser caption.
    case caption2

    var isBold: Bool {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: true
      default: false
      }
    }
  }

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    let value: Int
    var isBold: Bool { value >= 600 }
    /// The thinnest.
    public static let ultraLight = Weight(value: 100)
    /// Thinner than light.
    public static let thin = Weight(value: 200)
    /// Thinner than regular.
    public static let light = Weight(value: 300)
    /// As running text.
    public static let regular = Weight(value: 400)
    /// Somewhat heavier than regular.
    public static let medium = Weight(value: 500)
    /// Nearly bold: bold in a terminal.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavier than bold.
    public static let heavy = Weight(value: 800)
    /// The heaviest.
    public static let black = Weight(value: 900)
  }

  /// The design of letters. A terminal has one.
  public enum Design: Hashable, Sendable {
    /// The system's own.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All letters of one width.
    case monospaced
  }

  /// The width of letters. A terminal has one.
  public struct Width: Hashable, Sendable {
    /// How much wider than standard.
    public var value: CGFloat
    /// Makes a width.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrow letters.
    public static let compressed = Width(-0.4)
    /// Somewhat narrow letters.
    public static let condensed = Width(-0.2)
    /// Letters as usual.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }

  /// The distance between lines. A terminal has one.
  public enum Leading: Hashable, Sendable {
    /// As usual.
    case standard
    /// Closer.
    case tight
    /// Wider.
    case loose
  }
}
