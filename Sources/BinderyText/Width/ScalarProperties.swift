/// What the renderer knows of a scalar: how wide it is and how it joins its neighbours.
package struct ScalarProperties: Equatable {
  /// An entry of `WidthTable`, without its scalar.
  package var bits: UInt8

  init(bits: UInt8) {
    self.bits = bits
  }

  /// The properties of a scalar value.
  /// - Complexity: O(log *n*) in the number of stretches on the scalar's page.
  package init(_ scalar: UInt32) {
    switch scalar {
    case 0x41..<0x7F, 0xC0..<0x300: bits = 0x01
    case 0x4E00...0x9FFF: bits = 0x02
    default: self = Self.search(scalar)
    }
  }

  /// The properties of a scalar value, always from the table.
  package static func search(_ scalar: UInt32) -> Self {
    let page = Int(scalar >> 8)
    let lastPage = WidthTable.pages.count - 1
    var low = Int(WidthTable.pages[min(page, lastPage)])
    var high =
      page < lastPage ? Int(WidthTable.pages[page + 1]) + 1 : WidthTable.boundaries.count
    let key = scalar << 8 | 0xFF
    return WidthTable.boundaries.withUnsafeBufferPointer { boundaries in
      while high - low > 1 {
        let middle = (low + high) / 2
        if boundaries[middle] <= key { low = middle } else { high = middle }
      }
      return Self(bits: UInt8(truncatingIfNeeded: boundaries[low]))
    }
  }

  /// Columns: 0, 1 or 2.
  package var columns: Int { Int(bits & 3) }

  /// Whether U+FE0E or U+FE0F after the scalar changes its width.
  package var isChangedByVariation: Bool { bits & 4 != 0 }

  package var scalarClass: ScalarClass { ScalarClass(rawValue: bits >> 4) ?? .other }
}
