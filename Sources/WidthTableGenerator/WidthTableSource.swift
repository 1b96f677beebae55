/// Writes the renderer's width table as Swift source.
package enum WidthTableSource {
  /// Returns the source of the table made from the files whose text `read` gives by name.
  package static func text(
    read: (String) throws(WidthTableError) -> String
  ) throws(WidthTableError) -> String {
    let boundaries = try ScalarTable(read: read).boundaries
    let entries = boundaries.map { $0.start << 8 | UInt32($0.entry) }
    let files = ScalarTable.files.map { "//   \($0)\n" }.joined()
    return """
      // Made by `swift run WidthTable` from these files of Unicode 15.0.0, in Debian's unicode-data:
      \(files)// Make it again rather than edit it.

      /// The width and the cluster class of every Unicode scalar.
      enum WidthTable {
        /// Where the properties change, in ascending order.
        ///
        /// The first scalar of a stretch is in the bits from the eighth up. Below it are the class (four
        /// bits), a zero, whether a variation selector changes the width, and the width (two bits).
        static let boundaries: [UInt32] = [
      \(rows(entries.map { "0x" + String($0, radix: 16, uppercase: true) }))  ]

        /// For each page of 256 scalars up to U+20000, the index of the boundary at or before its start.
        static let pages: [UInt16] = [
      \(rows(pages(boundaries.map(\.start)).map(String.init)))  ]
      }

      """
  }

  private static func pages(_ starts: [UInt32]) -> [Int] {
    (0...0x200).map { page in starts.lastIndex { $0 <= page << 8 } ?? 0 }
  }

  private static func rows(_ words: [String]) -> String {
    var text = ""
    var line = "   "
    for word in words {
      if line.utf8.count + word.utf8.count + 2 > 100 {
        text += line + "\n"
        line = "   "
      }
      line += " " + word + ","
    }
    return text + line + "\n"
  }
}
