/// What the renderer knows of a scalar: how wide it is and how it joins its neighbours.
struct ScalarProperties: Equatable {
  /// An entry of `WidthTable`, without its scalar.
  var bits: UInt8

  init(bits: UInt8) {
    self.bits = bits
  }

  /// The properties of a scalar value.
  /// - Complexity: O(log *n*) in the size of the table; constant for Latin letters, ideographs and
  ///   Hangul syllables.
  init(_ scalar: UInt32) {
    switch scalar {
    case 0x20..<0x7F, 0xC0..<0x300: bits = 0x01
    case 0x4E00...0x9FFF: bits = 0x02
    case 0xAC00...0xD7A3: bits = ScalarClass.hangulSyllable.rawValue << 4 | 2
    default: self = Self.search(scalar)
    }
  }

  /// The properties of a scalar value, always from the table.
  static func search(_ scalar: UInt32) -> Self {
    let key = scalar << 8 | 0xFF
    return WidthTable.boundaries.withUnsafeBufferPointer { boundaries in
      var low = 0
      var high = boundaries.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if boundaries[middle] <= key { low = middle } else { high = middle }
      }
      return Self(bits: UInt8(truncatingIfNeeded: boundaries[low]))
    }
  }

  /// Columns: 0, 1 or 2.
  var columns: Int { Int(bits & 3) }

  /// Whether U+FE0E or U+FE0F after the scalar changes its width.
  var isChangedByVariation: Bool { bits & 4 != 0 }

  var scalarClass: ScalarClass { ScalarClass(rawValue: bits >> 4) ?? .other }
}
