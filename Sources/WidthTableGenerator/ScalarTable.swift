/// The width and cluster class of every code point, as the renderer wants them.
///
/// An entry is a byte: the cluster class in the high four bits, then a bit for scalars whose width
/// a variation selector changes, then the width in columns in the low two bits. The classes are
/// those of UAX #29, with the differences that the renderer's `ScalarClass` describes.
struct ScalarTable {
  static let files = [
    "EastAsianWidth.txt", "DerivedCoreProperties.txt", "extracted/DerivedGeneralCategory.txt",
    "auxiliary/GraphemeBreakProperty.txt", "emoji/emoji-data.txt",
    "emoji/emoji-variation-sequences.txt",
  ]

  private(set) var bytes = [UInt8](repeating: 1, count: 0x11_0000)

  /// Makes the table from the files' texts, which `read` finds by name.
  init(read: (String) throws(WidthTableError) -> String) throws(WidthTableError) {
    var files: [PropertyFile] = []
    for name in Self.files { files.append(try PropertyFile(name: name, text: read(name))) }
    let emoji = files[4]
    setWidths(eastAsian: files[0], core: files[1], category: files[2], emoji: emoji)
    setClasses(breaks: files[3], emoji: emoji)
    setVariations(files[5], emoji: emoji)
  }

  /// Where the entry changes: the first code point of each stretch and its entry.
  var boundaries: [(start: UInt32, entry: UInt8)] {
    var result: [(start: UInt32, entry: UInt8)] = []
    for (scalar, entry) in bytes.enumerated() where result.last?.entry != entry {
      result.append((UInt32(scalar), entry))
    }
    return result
  }

  private mutating func setWidths(
    eastAsian: PropertyFile, core: PropertyFile, category: PropertyFile, emoji: PropertyFile
  ) {
    let wide = eastAsian.scalars("W", "F") + emoji.scalars("Emoji_Presentation")
    for scalar in wide.joined() { bytes[Int(scalar)] = 2 }
    // A regional indicator is a flag's half: one column, so that two of them take two whether or
    // not a terminal joins them.
    for scalar in 0x1F1E6...0x1F1FF { bytes[scalar] = 1 }
    let none = category.scalars("Mn", "Me") + core.scalars("Default_Ignorable_Code_Point")
    for scalar in none.joined() { bytes[Int(scalar)] = 0 }
  }

  private mutating func setClasses(breaks: PropertyFile, emoji: PropertyFile) {
    let classes: [String: UInt8] = [
      "CR": 1, "LF": 1, "Control": 1, "Extend": 2, "ZWJ": 3, "Regional_Indicator": 4, "Prepend": 5,
      "SpacingMark": 6, "L": 7, "V": 8, "T": 9, "LV": 10, "LVT": 10,
    ]
    for entry in breaks.entries {
      for scalar in entry.scalars { setClass(classes[entry.value] ?? 0, of: scalar) }
    }
    for scalar in emoji.scalars("Extended_Pictographic").joined() { setClass(11, of: scalar) }
    for scalar in emoji.scalars("Emoji_Modifier").joined() { setClass(12, of: scalar) }
    // Noncharacters are shown as controls are.
    for scalar: UInt32 in 0xFDD0...0xFDEF { setClass(1, of: scalar) }
    for plane: UInt32 in 0...16 {
      for last: UInt32 in 0xFFFE...0xFFFF { setClass(1, of: plane << 16 | last) }
    }
  }

  private mutating func setClass(_ value: UInt8, of scalar: UInt32) {
    let index = Int(scalar)
    bytes[index] = bytes[index] & 0x0F | value << 4
    // Controls have no width of their own. Medial and final jamo join the initial's square.
    if value == 1 || value == 8 || value == 9 { bytes[index] &= ~3 }
  }

  private mutating func setVariations(_ file: PropertyFile, emoji: PropertyFile) {
    let presented = Set(emoji.scalars("Emoji_Presentation").joined())
    for entry in file.entries where entry.rest == [0xFE0F] {
      let base = entry.scalars.lowerBound
      if bytes[Int(base)] & 3 == 1 || presented.contains(base) { bytes[Int(base)] |= 4 }
    }
  }
}
