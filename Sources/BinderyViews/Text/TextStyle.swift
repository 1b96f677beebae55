/// How characters look.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the characters; nil is the terminal's own.
  public var foreground: Color?
  /// The attributes that are on.
  public var attributes = Attributes.nothing
  /// The attributes that are off, whatever is said outside or by the font.
  public var removed = Attributes.nothing
  // Eight bytes in all: a bit that is no attribute stands for nil.
  private var font = Attributes.unknown

  /// What the font brings; nil is what the font outside brings.
  public var fontAttributes: Attributes? {
    get { font == .unknown ? nil : font }
    set { font = newValue ?? .unknown }
  }

  /// Makes a plain style.
  public init() {}

  /// Whether both are the same bytes, and thus equal; equal ones may differ in bytes not in use.
  @inline(__always) func isBitwise(_ other: TextStyle) -> Bool {
    unsafeBitCast(self, to: UInt64.self) == unsafeBitCast(other, to: UInt64.self)
  }

  /// The attributes that are drawn.
  package var drawn: Attributes {
    (fontAttributes ?? .nothing).union(attributes).subtracting(removed)
  }

  /// Turns an attribute on or off.
  package mutating func set(_ attribute: Attributes, _ isOn: Bool) {
    if isOn {
      attributes.insert(attribute)
      removed.remove(attribute)
    } else {
      attributes.remove(attribute)
      removed.insert(attribute)
    }
  }

  /// This style, with what it leaves open taken from another one.
  package func over(_ outer: TextStyle) -> TextStyle {
    var style = self
    if style.foreground == nil { style.foreground = outer.foreground }
    if style.fontAttributes == nil { style.fontAttributes = outer.fontAttributes }
    style.attributes.formUnion(outer.attributes.subtracting(removed))
    style.removed.formUnion(outer.removed.subtracting(attributes))
    return style
  }

  /// What a terminal can do to characters. A cell's attributes are numbered alike.
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
    /// Not known.
    fileprivate static let unknown = Attributes(rawValue: 128)
    /// An empty set; written as a literal it is made from an array, for each text.
    package static var nothing: Attributes { Attributes(rawValue: 0) }
  }
}
