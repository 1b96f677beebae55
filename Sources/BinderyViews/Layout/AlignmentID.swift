public import Foundation

/// Tells an alignment of one's own from others.
public protocol AlignmentID {
  /// Where the guide is in a view that does not say so, from its leading or top edge in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentID {
  /// Tells the type from others: the lower half of where its metadata is, without the last three
  /// bits, which are none.
  static var bits: UInt32 {
    UInt32(truncatingIfNeeded: UInt(bitPattern: ObjectIdentifier(self))) & ~7
  }

  /// The default as halves of a length: 0, 1 or 2.
  static func halves(of length: (ViewDimensions) -> CGFloat) -> UInt8 {
    let sample = ViewDimensions(width: 2, height: 2)
    let value = defaultValue(in: sample)
    return value.isFinite ? UInt8(min(max(value, 0), length(sample)).rounded()) : 0
  }
}
