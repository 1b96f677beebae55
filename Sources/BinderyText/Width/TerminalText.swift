/// Text made safe to show on a terminal.
public enum TerminalText {
  /// Returns `text` with everything that would act on a terminal, or not be seen, made visible.
  ///
  /// - A C0 control becomes its picture, `␛` for an escape, and delete becomes `␡`.
  /// - A tab becomes spaces, up to the next multiple of four columns.
  /// - A line break (a line feed, or a carriage return and a line feed) becomes `␊`, or a line feed
  ///   if `keepingNewlines` is true. A carriage return alone becomes `␍`.
  /// - C1 controls, bidirectional controls, line and paragraph separators, other invisible format
  ///   characters, noncharacters, and marks without a character to stand on become U+FFFD.
  ///
  /// Joiners and variation selectors inside a grapheme cluster are kept. More than 30 marks on one
  /// character are not: each 31 more become U+FFFD.
  /// - Complexity: O(*n*); printable ASCII is returned as it is.
  public static func sanitized(_ text: String, keepingNewlines: Bool = false) -> String {
    text.withUTF8Bytes { bytes in
      if PrintableASCII.isAll(bytes) { return text }
      var result = ""
      result.reserveCapacity(bytes.count)
      var column = 0
      var reader = ClusterReader(bytes)
      while let cluster = reader.next() {
        if keepingNewlines && cluster.kind == .newline {
          result += "\n"
          column = 0
          continue
        }
        let columns = cluster.columns(at: column)
        cluster.append(to: &result, columns: columns, from: bytes)
        column += columns
      }
      return result
    }
  }
}

extension Cluster {
  fileprivate func append(
    to text: inout String, columns: Int, from bytes: UnsafeBufferPointer<UInt8>
  ) {
    switch kind {
    case .tab: for _ in 0..<columns { text += " " }
    case .sequence: text += String(decoding: bytes[start..<end], as: UTF8.self)
    case .scalar, .newline:
      text.unicodeScalars.append(Unicode.Scalar(scalar).unsafelyUnwrapped)
    }
  }
}
