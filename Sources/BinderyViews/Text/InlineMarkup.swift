/// Reads the inline Markdown of a key: emphasis, struck-out text, code and links.
///
/// It follows CommonMark where that matters for a line of text: a sign opens before something and
/// closes after something, `_` never inside a word, and a sign without a partner is a character.
nonisolated struct InlineMarkup {
  private let bytes: [UInt8]
  private let holes: [LocalizedStringKey.Hole]
  private var parts: [Text.Part] = []
  private var pending: [UInt8] = []

  /// Whether a text has a character that Markdown gives a meaning.
  static func mayBe(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes where byte >= 0x5B || byte == 0x2A {
      switch byte {
      case 0x2A, 0x5B, 0x5C, 0x5F, 0x60, 0x7E: return true  // * [ \ _ ` ~
      default: break
      }
    }
    return false
  }

  /// The parts of a string in order; what stands in holes is taken as it is.
  static func parts(of string: String, _ holes: [LocalizedStringKey.Hole]) -> [Text.Part] {
    var reader = InlineMarkup(bytes: Array(string.utf8), holes: holes)
    reader.read(0..<reader.bytes.count, TextStyle())
    return reader.parts
  }

  private init(bytes: [UInt8], holes: [LocalizedStringKey.Hole]) {
    self.bytes = bytes
    self.holes = holes
  }

  private mutating func read(_ range: Range<Int>, _ style: TextStyle) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = endOfHole(at: index) {
        pending += bytes[index..<end]
        index = end
        continue
      }
      if let end = readMarkup(at: index, in: range, style) {
        index = end
      } else {
        // A run of one sign is a character as a whole, or it would open further on.
        let end = endOfRun(at: index, in: range)
        pending += bytes[index..<end]
        index = end
      }
    }
    flush(style)
  }

  /// Reads what begins at a place, and returns where it ends; nil if it is only a character.
  private mutating func readMarkup(
    at index: Int, in range: Range<Int>, _ style: TextStyle
  ) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "\\"):
      guard index + 1 < range.upperBound, isPunctuation(bytes[index + 1]) else { return nil }
      pending.append(bytes[index + 1])
      return index + 2
    case UInt8(ascii: "`"): return readCode(at: index, in: range)
    case UInt8(ascii: "["): return readLink(at: index, in: range, style)
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
      return readEmphasis(at: index, in: range, style)
    default: return nil
    }
  }

  private mutating func readCode(at index: Int, in range: Range<Int>) -> Int? {
    let open = endOfRun(at: index, in: range)
    var end = open
    while end < range.upperBound {
      let next = endOfRun(at: end, in: range)
      if bytes[end] == bytes[index], next - end == open - index {
        pending += bytes[open..<end]
        return next
      }
      end = next
    }
    return nil
  }

  private mutating func readLink(
    at index: Int, in range: Range<Int>, _ style: TextStyle
  ) -> Int? {
    guard let middle = find("]", from: index + 1, in: range), middle + 1 < range.upperBound,
      bytes[middle + 1] == UInt8(ascii: "("), let end = find(")", from: middle + 2, in: range)
    else { return nil }
    flush(style)
    var inner = style
    inner.set(.underline, true)
    read(index + 1..<middle, inner)
    return end + 1
  }

  private mutating func readEmphasis(
    at index: Int, in range: Range<Int>, _ style: TextStyle
  ) -> Int? {
    let sign = bytes[index]
    let open = endOfRun(at: index, in: range)
    let count = open - index
    let isStrike = sign == UInt8(ascii: "~")
    guard count <= (isStrike ? 2 : 3), open < range.upperBound, !isSpace(bytes[open]),
      sign != UInt8(ascii: "_") || index == range.lowerBound || !isWord(bytes[index - 1])
    else { return nil }
    var close = open
    while close < range.upperBound {
      if let end = endOfHole(at: close) {
        close = end
        continue
      }
      let end = endOfRun(at: close, in: range)
      if bytes[close] == sign, end - close == count, !isSpace(bytes[close - 1]),
        sign != UInt8(ascii: "_") || end == range.upperBound || !isWord(bytes[end])
      {
        flush(style)
        var inner = style
        if isStrike { inner.set(.strikethrough, true) }
        if !isStrike && count != 2 { inner.set(.italic, true) }
        if !isStrike && count > 1 { inner.set(.bold, true) }
        read(open..<close, inner)
        return end
      }
      close = end
    }
    return nil
  }

  private mutating func flush(_ style: TextStyle) {
    if pending.isEmpty { return }
    parts.append(Text.Part(string: String(decoding: pending, as: UTF8.self), style: style))
    pending = []
  }

  private func endOfHole(at index: Int) -> Int? {
    holes.first { $0.range.contains(index) }?.range.upperBound
  }

  /// Where a run of one sign ends; the next byte for anything else.
  private func endOfRun(at index: Int, in range: Range<Int>) -> Int {
    var end = index + 1
    switch bytes[index] {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"):
      while end < range.upperBound, bytes[end] == bytes[index], endOfHole(at: end) == nil {
        end += 1
      }
    default: break
    }
    return end
  }

  private func find(_ sign: Unicode.Scalar, from start: Int, in range: Range<Int>) -> Int? {
    var index = start
    while index < range.upperBound {
      if let end = endOfHole(at: index) {
        index = end
      } else if bytes[index] == UInt8(ascii: sign) {
        return index
      } else {
        index += 1
      }
    }
    return nil
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }
  private func isPunctuation(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !isWord(byte)
  }
}
