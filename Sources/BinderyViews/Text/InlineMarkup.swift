/// Reads the inline Markdown of a key: emphasis, struck-out text, code and links.
///
/// It follows CommonMark where that matters for a line of text: a sign opens before something and
/// closes after something, `_` never inside a word, and a sign without a partner is a character.
/// Text with attributes, `^[text](inflect: true)`, is read as the text alone.
/// - Complexity: O(*n*) in the length of the key, times the kinds of emphasis that are inside each
///   other.
nonisolated struct InlineMarkup {
  private let bytes: [UInt8]
  private let holes: [LocalizedStringKey.Hole]
  private var parts: [Text.Part] = []
  private var pending: [UInt8] = []
  /// Where a sign is known not to be, by sign: a search that comes again goes on from the end.
  private var searched: [UInt8: Range<Int>] = [:]
  /// From where to where no emphasis of a kind ends, by sign and length.
  private var unclosed: [EmphasisKind: Range<Int>] = [:]

  private struct EmphasisKind: Hashable {
    let sign: UInt8
    let count: Int
  }

  /// Whether a text has a character that Markdown gives a meaning.
  static func mayBe(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = bytes.count
    guard count >= 4, let start = bytes.baseAddress.map({ UnsafeRawPointer($0) }) else {
      return mayBe(inEachOf: bytes)
    }
    if count >= 8 { return mayBe(inWordsAt: start, count: count) }
    // Two halves of a word, the second one perhaps over a part of the first.
    let first = start.loadUnaligned(as: UInt32.self)
    let last = start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
    return mayHaveSign(UInt64(first) << 32 | UInt64(last)) && mayBe(inEachOf: bytes)
  }

  /// Looks at eight bytes a step, the last of them over a part of those before.
  private static func mayBe(inWordsAt start: UnsafeRawPointer, count: Int) -> Bool {
    var index = 0
    while true {
      let word = start.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if mayHaveSign(word),
        mayBe(
          inEachOf: UnsafeBufferPointer(
            start: (start + index).assumingMemoryBound(to: UInt8.self), count: 8))
      {
        return true
      }
      if index == count &- 8 { return false }
      index = min(index &+ 8, count &- 8)
    }
  }

  /// Whether one of eight bytes may be a sign: `*`, `~`, or from `[` to the backtick.
  private static func mayHaveSign(_ word: UInt64) -> Bool {
    func repeated(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
    func hasZero(_ word: UInt64) -> UInt64 { (word &- repeated(1)) & ~word }
    let low = word & repeated(0x7F)
    let between = (low &+ repeated(0x25)) & ~(low &+ repeated(0x1F)) & ~word
    let equal = hasZero(word ^ repeated(0x2A)) | hasZero(word ^ repeated(0x7E))
    return (between | equal) & repeated(0x80) != 0
  }

  private static func mayBe(inEachOf bytes: UnsafeBufferPointer<UInt8>) -> Bool {
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
    case UInt8(ascii: "["): return readLink(at: index, in: range, style, isLink: true)
    case UInt8(ascii: "^"):
      guard index + 1 < range.upperBound, bytes[index + 1] == UInt8(ascii: "["),
        endOfHole(at: index + 1) == nil
      else { return nil }
      return readLink(at: index + 1, in: range, style, isLink: false)
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
    at index: Int, in range: Range<Int>, _ style: TextStyle, isLink: Bool
  ) -> Int? {
    guard let middle = find("]", from: index + 1, in: range), middle + 1 < range.upperBound,
      bytes[middle + 1] == UInt8(ascii: "("), let end = find(")", from: middle + 2, in: range)
    else { return nil }
    flush(style)
    var inner = style
    if isLink { inner.set(.underline, true) }
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
    let kind = EmphasisKind(sign: sign, count: count)
    if let known = unclosed[kind], known.upperBound == range.upperBound,
      known.lowerBound <= open
    {
      return nil
    }
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
    unclosed[kind] = open..<range.upperBound
    return nil
  }

  private mutating func flush(_ style: TextStyle) {
    if pending.isEmpty { return }
    parts.append(Text.Part(string: String(decoding: pending, as: UTF8.self), style: style))
    pending = []
  }

  private func endOfHole(at index: Int) -> Int? {
    // They stand in the order of the text.
    var (low, high) = (0, holes.count)
    while low < high {
      let middle = (low + high) / 2
      if holes[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    guard low < holes.count, holes[low].range.contains(index) else { return nil }
    return holes[low].range.upperBound
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

  private mutating func find(
    _ sign: Unicode.Scalar, from start: Int, in range: Range<Int>
  ) -> Int? {
    let key = UInt8(ascii: sign)
    var index = start
    var from = start
    if let known = searched[key], known.lowerBound <= start, start <= known.upperBound {
      (from, index) = (known.lowerBound, known.upperBound)
    }
    defer { searched[key] = from..<max(from, index) }
    while index < range.upperBound {
      if let end = endOfHole(at: index) {
        index = end
      } else if bytes[index] == key {
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
