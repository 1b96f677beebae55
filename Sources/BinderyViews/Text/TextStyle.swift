/// How characters look.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the characters; nil is the terminal's own.
  public var foreground: Color?
  /// The attributes that are on.
  public var attributes: Attributes = []

  /// Makes a plain style.
  public init() {}

  /// What a terminal can do to characters.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt8
    /// Makes a set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Heavier.
    public static let bold = Attributes(rawValue: 1)
    /// Slanted.
    public static let italic = Attributes(rawValue: 2)
    /// With a line below.
    public static let underline = Attributes(rawValue: 4)
    /// With a line through.
    public static let strikethrough = Attributes(rawValue: 8)
    /// Fainter.
    public static let dim = Attributes(rawValue: 16)
    /// With the colours swapped.
    public static let inverse = Attributes(rawValue: 32)
  }
}

/// How text is laid out.
public struct TextLayoutOptions: Hashable, Sendable {
  /// The most rows; nil is as many as it takes.
  public var lineLimit: Int32?
  /// Which part is left out where the text is cut; nil is the end.
  public var truncation: TruncationMode?
  /// How the lines of a text of several rows are aligned to each other; nil is at their beginnings.
  public var alignment: TextAlignment?

  /// Makes the default options.
  public init() {}
}

/// Which part of a text is left out where it is cut.
public enum TruncationMode: UInt8, Hashable, Sendable {
  /// The beginning.
  case head
  /// The end.
  case tail
  /// The middle.
  case middle
}

/// How the lines of a text are aligned to each other.
@frozen public enum TextAlignment: UInt8, Hashable, CaseIterable, Sendable {
  /// At their beginnings.
  case leading
  /// At their middles.
  case center
  /// At their ends.
  case trailing
}

/// Text as a leaf draws it. What it leaves open the environment adds.
public struct TextLeaf: Equatable {
  /// The characters.
  public var string: String
  /// How they look.
  public var style: TextStyle
  /// How they are laid out.
  public var layout: TextLayoutOptions
  /// Whether the characters only draw something, such as a box, and are not there to be read.
  public var isDecoration = false
  /// Where parts look differently: all parts in order, `string` being their sum.
  public var runs: [TextRun]?
}

/// A part of a text that looks the same throughout.
public struct TextRun: Equatable, Sendable {
  /// The characters.
  public var string: String
  /// How they look.
  public var style: TextStyle
}
