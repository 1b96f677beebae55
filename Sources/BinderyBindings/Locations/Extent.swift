/// The bytes that a part takes up in the value around it.
struct Extent: Sendable, Equatable {
  let lower: Int32
  let upper: Int32

  /// All of it, or nobody knows which bytes.
  static let everything = Extent(lower: 0, upper: .max)

  init(lower: Int32, upper: Int32) {
    self.lower = lower
    self.upper = upper
  }

  init<Part>(of type: Part.Type, at offset: Int) {
    lower = Int32(offset)
    upper = Int32(offset + MemoryLayout<Part>.size)
  }

  func overlaps(_ other: Extent) -> Bool { lower < other.upper && other.lower < upper }

  func contains(_ other: Extent) -> Bool { lower <= other.lower && other.upper <= upper }

  /// This extent of `part` as seen from around it.
  func around(_ part: Extent) -> Extent {
    if self == .everything || part == .everything { return part }
    return Extent(lower: lower + part.lower, upper: upper + part.lower)
  }

  /// This extent as seen from `part`, which it overlaps.
  func within(_ part: Extent) -> Extent {
    if self == .everything || part == .everything { return .everything }
    return Extent(
      lower: max(lower, part.lower) - part.lower, upper: min(upper, part.upper) - part.lower)
  }
}
