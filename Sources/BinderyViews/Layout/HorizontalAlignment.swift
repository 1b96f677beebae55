/// A position along the horizontal axis by which views are lined up.
public struct HorizontalAlignment: Hashable, Sendable {
  // In one word with what tells a custom alignment from others: alignments are part of the rule of
  // each laid out node.
  private let bits: UInt32

  /// Where it lies in a view's width: 0 is the leading edge, 2 the trailing one.
  package var halves: UInt8 { UInt8(truncatingIfNeeded: bits & 7) }

  /// The leading edges.
  public static let leading = HorizontalAlignment(bits: 0)
  /// The centres.
  public static let center = HorizontalAlignment(bits: 1)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(bits: 2)

  private init(bits: UInt32) { self.bits = bits }

  /// Makes an alignment of one's own. Where a view does not say where its guide is, it is at the
  /// leading edge, the centre or the trailing edge: whichever is nearest to the default.
  public init(_ id: any AlignmentID.Type) {
    bits = id.bits | UInt32(id.halves { $0.width })
  }
}
