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
  /// Where values stand in `string`.
  var holes = Holes()
  /// Whether the literal parts of `string` may hold Markdown.
  var mayHaveMarkup: Bool
  /// The parts before `string`, where styled texts were put in.
  var parts: [Text.Part] = []

  /// Makes a key of a string. Markdown in it is understood.
  public init(_ value: String) {
    string = value
    mayHaveMarkup = InlineMarkup.mayBe(in: value)
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.key }

  init() {
    string = ""
    mayHaveMarkup = false
  }

  /// Keeps a value that is put in, as its characters.
  mutating func append(value: String, as kind: Holes.Kind) {
    let start = string.utf8.count
    string += value
    holes.append(Holes.Hole(start: start, end: string.utf8.count, kind: kind))
  }

  /// Keeps parts that have looks of their own.
  mutating func append(_ styled: Text) {
    closePart()
    parts += styled.parts
  }

  private mutating func closePart() {
    if string.isEmpty { return }
    parts += mayHaveMarkup ? InlineMarkup.parts(of: string, holes) : [Text.Part(string: string)]
    (string, holes, mayHaveMarkup) = ("", Holes(), false)
  }

  /// The text that the key stands for, untranslated.
  var text: Text {
    if parts.isEmpty && !mayHaveMarkup { return Text(verbatim: string) }
    var copy = self
    copy.closePart()
    return Text(copy.parts)
  }
}

/// Where values stand in the characters of a key.
///
/// The first two are kept inline, so that a short text allocates nothing.
nonisolated struct Holes: Equatable, Sendable {
  /// What stands for a value in a table of translations.
  enum Kind: String, Sendable {
    case object = "%@"
    case integer = "%lld"
    case number = "%lf"
  }

  /// A value in UTF-8 offsets.
  struct Hole: Equatable, Sendable {
    var start: Int
    var end: Int
    var kind: Kind
  }
  private var first: Hole?
  private var second: Hole?
  private var rest: [Hole] = []

  var isEmpty: Bool { first == nil }

  mutating func append(_ hole: Hole) {
    if first == nil {
      first = hole
    } else if second == nil {
      second = hole
    } else {
      rest.append(hole)
    }
  }

  /// All of them, in order.
  var all: [Hole] { [first, second].compactMap { $0 } + rest }
}
