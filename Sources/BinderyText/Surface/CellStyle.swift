/// How a cell's text looks: its colours and attributes.
public struct CellStyle: Hashable, Sendable {
  /// Attributes that can be combined, numbered as those of `TextStyle` are.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A heavier weight.
    public static let bold = Attributes(rawValue: 1)
    /// Slanted letters.
    public static let italic = Attributes(rawValue: 2)
    /// A line below the text.
    public static let underline = Attributes(rawValue: 4)
    /// A line through the text.
    public static let strikethrough = Attributes(rawValue: 8)
    /// A fainter colour.
    public static let dim = Attributes(rawValue: 16)
    /// Foreground and background exchanged.
    public static let inverse = Attributes(rawValue: 32)
  }

  /// The colour of the text.
  public var foreground: CellColor
  /// The colour behind the text. Text whose background is the default keeps what is under it.
  public var background: CellColor
  /// Weight, slant, lines and the like.
  public var attributes: Attributes

  /// Creates a style; without arguments, the plain one.
  public init(
    foreground: CellColor = .default, background: CellColor = .default, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's default colours, without attributes.
  public static let plain = CellStyle()

  /// Whether a space in this style looks like a space in the plain style.
  var isBlankWhenEmpty: Bool {
    background.isDefault && attributes.isDisjoint(with: [.underline, .strikethrough, .inverse])
  }
}
