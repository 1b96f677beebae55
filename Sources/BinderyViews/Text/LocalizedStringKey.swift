/// The key of a text that may be translated: what a string literal in a text is.
///
/// Inline Markdown in the literal is understood: `**bold**`, `*italic*`, `~~struck~~`, `` `code` ``
/// and `[links](https://example.com)`; in values that are put in it is not. Numbers show as Swift
/// prints them, the same on every machine.
///
/// A key is looked up in a table only where a bundle or a table is named, or where the program has
/// a table `Localizable.strings`.
nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable
{
  /// The characters after the last styled part, or all of them.
  var string: String
  // The first two values are kept inline, so that a short text allocates nothing.
  private var first = Hole()
  private var second = Hole()
  private var others: [Hole]?
  /// The parts before `string`, where styled texts were put in.
  private(set) var parts: [Text.Part]?
  /// Whether it was found out on the way that there is no Markdown in it.
  var isKnownPlain = false

  /// Makes a key of a string. Markdown in it is understood.
  public init(_ value: String) { string = value }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { string = value }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: consuming StringInterpolation) {
    self = stringInterpolation.finished()
  }

  /// Whether both have the same characters and values.
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.string == b.string && a.first == b.first && a.second == b.second && a.others == b.others
      && a.parts == b.parts
  }

  /// A value in the characters of a key.
  struct Hole: Equatable, Sendable {
    /// Where it begins and ends, in UTF-8 offsets.
    var start: UInt32 = 0
    var end: UInt32 = 0
    var kind = Kind.none
    var range: Range<Int> { Int(start)..<Int(end) }

    enum Kind: UInt8, Sendable {
      case none, object, integer, number

      /// What stands for such a value in a table of translations.
      var specifier: String {
        switch self {
        case .none: ""
        case .object: "%@"
        case .integer: "%lld"
        case .number: "%lf"
        }
      }
    }
  }

  /// Where values stand in `string`, in order.
  var holes: [Hole] {
    if first.kind == .none { return [] }
    return (second.kind == .none ? [first] : [first, second]) + (others ?? [])
  }

  /// Adds a value that is put in, as its characters.
  mutating func append(value: String, as kind: Hole.Kind) {
    let start = UInt32(truncatingIfNeeded: string.utf8.count)
    string += value
    let end = UInt32(truncatingIfNeeded: string.utf8.count)
    note(Hole(start: start, end: end, kind: kind))
  }

  /// Notes that a value stands in `string`, behind those that do already.
  mutating func note(_ hole: Hole) {
    if first.kind == .none {
      first = hole
    } else if second.kind == .none {
      second = hole
    } else {
      others = (others ?? []) + [hole]
    }
  }

  /// Adds parts that have looks of their own.
  mutating func append(_ styled: Text) {
    closePart()
    parts = (parts ?? []) + styled.parts
  }

  private mutating func closePart() {
    if string.isEmpty { return }
    parts = (parts ?? []) + InlineMarkup.parts(of: string, holes)
    (string, first, second, others) = ("", Hole(), Hole(), nil)
    isKnownPlain = false
  }

  /// Whether the key is nothing but characters to be shown as they are.
  var isPlain: Bool {
    parts == nil && (isKnownPlain || !string.withUTF8Bytes { InlineMarkup.mayBe(in: $0) })
  }

  /// The text that the key stands for, untranslated.
  var text: Text {
    if isPlain { return Text(verbatim: string) }
    var copy = self
    copy.closePart()
    return Text(copy.parts ?? [])
  }
}
