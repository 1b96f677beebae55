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
  /// The values in it, and what comes before it.
  var contents = Contents()
  /// Whether it was found out on the way that there is no Markdown in it.
  var isKnownPlain = false

  /// Makes a key of a string. Markdown in it is understood.
  public init(_ value: String) { string = value }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { string = value }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation collected: consuming StringInterpolation) {
    string = collected.string
    contents = collected.contents
    isKnownPlain = !collected.mayHaveMarkup && contents.parts == nil
  }

  /// Whether both have the same characters and values.
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.string == b.string && a.contents == b.contents
  }

  /// Adds a value that is put in, as its characters.
  mutating func append(value: String, as kind: Hole.Kind) {
    let start = UInt32(truncatingIfNeeded: string.utf8.count)
    string += value
    let end = UInt32(truncatingIfNeeded: string.utf8.count)
    contents.note(Hole(start: start, end: end, kind: kind))
  }

  /// Adds parts that have looks of their own.
  mutating func append(_ styled: Text) {
    closePart()
    contents.parts = (contents.parts ?? []) + styled.parts
  }

  private mutating func closePart() {
    if string.isEmpty { return }
    let parts = (contents.parts ?? []) + InlineMarkup.parts(of: string, contents.holes)
    string = ""
    contents = Contents()
    contents.parts = parts
    isKnownPlain = false
  }

  /// Whether the key is nothing but characters to be shown as they are.
  var isPlain: Bool {
    contents.parts == nil && (isKnownPlain || !string.withUTF8Bytes { InlineMarkup.mayBe(in: $0) })
  }

  /// The text that the key stands for, untranslated.
  var text: Text {
    if isPlain { return Text(verbatim: string) }
    var copy = self
    copy.closePart()
    return Text(copy.contents.parts ?? [])
  }
}
