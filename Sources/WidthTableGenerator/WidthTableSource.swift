/// Writes the renderer's width table as Swift source.
package enum WidthTableSource {
  /// Returns the source of the table made from the files whose text `read` gives by name.
  package static func text(
    read: (String) throws(WidthTableError) -> String
  ) throws(WidthTableError) -> String {
    let boundaries = try ScalarTable(read: read).boundaries
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
      \(rows(boundaries.map { $0.start << 8 | UInt32($0.entry) }))  ]
      }

      """
  }

  private static func rows(_ values: [UInt32]) -> String {
    var text = ""
    var line = "   "
    for value in values {
      let word = " 0x" + String(value, radix: 16, uppercase: true) + ","
      if line.utf8.count + word.utf8.count > 100 {
        text += line + "\n"
        line = "   "
      }
      line += word
    }
    return text + line + "\n"
  }
}
