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
  var contents: Contents

  init(_ string: String, _ contents: Contents) {
    self.string = string
    self.contents = contents
  }

  /// Makes a key of a string. Markdown in it is understood.
  public init(_ value: String) { self.init(value, Contents()) }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(value, Contents()) }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation collected: StringInterpolation) {
    self.init(collected.string, collected.contents)
  }

  /// Whether both have the same characters and values.
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.string == b.string && a.contents == b.contents
  }

  /// Adds a value that is put in, as its characters.
  mutating func append(value: String, as kind: Hole.Kind) {
    let start = string.utf8.count
    string += value
    contents.note(Hole(kind: kind, range: start..<string.utf8.count))
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
  }

  /// Whether the key is nothing but characters to be shown as they are.
  var isPlain: Bool {
    contents.parts == nil
      && (contents.isKnownPlain || !string.withUTF8Bytes { InlineMarkup.mayBe(in: $0) })
  }

  /// The text that the key stands for, untranslated.
  var text: Text {
    if isPlain { return Text(verbatim: string) }
    var copy = self
    copy.closePart()
    return Text(copy.contents.parts ?? [])
  }
}
