/// A few characters that are put together one after another, without allocating.
nonisolated struct ShortText: Sendable {
  /// How many bytes of UTF-8 there is room for.
  static let capacity = 32

  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  /// The bytes that are taken.
  private(set) var count = 0

  /// Adds the characters of a text; false if there is no room for them.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.count > Self.capacity - count { return false }
    guard let source = text.baseAddress.map({ UnsafeRawPointer($0) }) else { return true }
    withUnsafeMutableBytes(of: &words) { bytes in
      let target = bytes.baseAddress.unsafelyUnwrapped + count
      // Whole words, the last one over a part of the one before.
      if text.count >= 8 {
        var index = 0
        repeat {
          Self.copy(UInt64.self, source, target, at: index)
          index &+= 8
        } while index <= text.count &- 8
        Self.copy(UInt64.self, source, target, at: text.count &- 8)
      } else if text.count >= 4 {
        Self.copy(UInt32.self, source, target, at: 0)
        Self.copy(UInt32.self, source, target, at: text.count &- 4)
      } else {
        for index in 0..<text.count { Self.copy(UInt8.self, source, target, at: index) }
      }
    }
    count &+= text.count
    return true
  }

  @inline(__always) private static func copy<Word: FixedWidthInteger & BitwiseCopyable>(
    _: Word.Type, _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, at offset: Int
  ) {
    target.storeBytes(
      of: source.loadUnaligned(fromByteOffset: offset, as: Word.self), toByteOffset: offset,
      as: Word.self)
  }

  /// Adds a number as `description` prints it; false if there may be no room for it.
  mutating func append(_ number: Int) -> Bool {
    // A sign and 19 digits.
    if count > Self.capacity - 20 { return false }
    var magnitude = number.magnitude
    var digits = 1
    var limit: UInt = 10
    while digits < 19 && magnitude >= limit {
      digits &+= 1
      limit &*= 10
    }
    withUnsafeMutableBytes(of: &words) { bytes in
      if number < 0 {
        bytes[count] = UInt8(ascii: "-")
        count &+= 1
      }
      count &+= digits
      for place in 1...digits {
        let (quotient, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
        bytes[count &- place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
        magnitude = quotient
      }
    }
    return true
  }

  /// The characters.
  var string: String {
    withUnsafeBytes(of: words) { bytes in
      String(unsafeUninitializedCapacity: count) { characters in
        UnsafeMutableRawBufferPointer(characters).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        return count
      }
    }
  }
}

nonisolated extension String {
  /// Calls `body` with the UTF-8 of the string, which native strings give without copying.
  @inline(__always)
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }

  /// Whether both are the same characters at the same place, or the same few characters: they are
  /// equal then. Equal strings may lie elsewhere.
  @inline(__always) func isBitwise(_ other: String) -> Bool {
    let (a, b) = (
      unsafeBitCast(self, to: (UInt, UInt).self), unsafeBitCast(other, to: (UInt, UInt).self)
    )
    return a.0 == b.0 && a.1 == b.1
  }
}
