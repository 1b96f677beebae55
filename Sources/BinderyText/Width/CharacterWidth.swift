/// How many columns of a terminal text takes.
///
/// Widths follow Unicode 15: East Asian wide and fullwidth characters and emoji take two columns,
/// combining marks and default-ignorable characters none, everything else one; characters whose
/// width is ambiguous take one. The same text has the same width on every machine.
public enum CharacterWidth {
  /// Returns the columns of a scalar by itself: 0, 1 or 2.
  ///
  /// Controls have no width here; in text they are shown as replacements, which do.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    ScalarProperties(scalar.value).columns
  }

  /// Returns the columns of a character, as `columns(of:)` for a string does.
  public static func columns(of character: Character) -> Int {
    columns(of: String(character))
  }

  /// Returns the columns of a text on one line.
  ///
  /// What cannot be shown counts as the replacement that `TerminalText.sanitized(_:)` shows, a line
  /// break too. Tabs reach to the next multiple of four columns.
  /// - Complexity: O(*n*) in the text's length, without allocation for native strings.
  public static func columns(of text: String) -> Int {
    text.withUTF8Bytes { bytes in
      let ascii = PrintableASCII.prefix(of: bytes, limit: bytes.count)
      if ascii == bytes.count { return ascii }
      // The last ASCII character may be the base of a longer cluster.
      let start = max(0, ascii - 1)
      return start + columns(of: bytes, from: start, to: bytes.count, at: start)
    }
  }

  /// The columns of a part of a text that begins at `column` of its line.
  static func columns(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, at column: Int
  ) -> Int {
    var reader = ClusterReader(bytes, from: start, to: end)
    var columns = 0
    while let cluster = reader.next() { columns += cluster.columns(at: column + columns) }
    return columns
  }
}
