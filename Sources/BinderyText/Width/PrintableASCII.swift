/// Finds text that needs no reading by cluster: bytes from U+0020 to U+007E.
enum PrintableASCII {
  /// The number of printable ASCII bytes that `bytes` begins with, looking at `limit` at most.
  /// - Complexity: O(*limit*), eight bytes a step.
  static func prefix(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, limit: Int
  ) -> Int {
    guard limit > 0, let address = bytes.baseAddress else { return 0 }
    let base = UnsafeRawPointer(address + start)
    var count = 0
    while count + 8 <= limit {
      let word = base.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      // A byte below 0x20 borrows into its high bit, 0x7F carries into its own.
      let flagged = word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
      if flagged & 0x8080_8080_8080_8080 != 0 { break }
      count += 8
    }
    while count < limit, base.load(fromByteOffset: count, as: UInt8.self) &- 0x20 < 0x5F {
      count += 1
    }
    return count
  }

  /// Whether all of `bytes` is printable ASCII: each byte is then a cluster of one column.
  static func isAll(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    prefix(of: bytes, limit: bytes.count) == bytes.count
  }
}
