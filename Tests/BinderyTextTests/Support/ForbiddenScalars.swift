extension String {
  /// The scalars that may never reach a terminal: controls, invisible format characters that stand
  /// alone, noncharacters. Written apart from the width table, to check it.
  var forbiddenScalars: [Unicode.Scalar] {
    unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
        0x2060...0x206F, 0xFEFF, 0xFDD0...0xFDEF, 0xFFF9...0xFFFB, 0xE0001:
        true
      default: scalar.value & 0xFFFE == 0xFFFE
      }
    }
  }
}
