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

/// A position along the vertical axis by which views are lined up.
public struct VerticalAlignment: Hashable, Sendable {
  package enum Position: UInt8, Hashable, Sendable {
    case top, center, bottom, firstBaseline, lastBaseline
  }
  private let bits: UInt32

  /// Where it lies in a view's height.
  package var position: Position {
    Position(rawValue: UInt8(truncatingIfNeeded: bits & 7)).unsafelyUnwrapped
  }

  /// The top edges.
  public static let top = VerticalAlignment(.top)
  /// The centres.
  public static let center = VerticalAlignment(.center)
  /// The bottom edges.
  public static let bottom = VerticalAlignment(.bottom)
  /// The first lines of text. In cells a line is its own baseline, so this lines up first rows.
  public static let firstTextBaseline = VerticalAlignment(.firstBaseline)
  /// The last lines of text.
  public static let lastTextBaseline = VerticalAlignment(.lastBaseline)

  private init(_ position: Position) { bits = UInt32(position.rawValue) }

  /// Makes an alignment of one's own. Where a view does not say where its guide is, it is at the
  /// top edge, the centre or the bottom edge: whichever is nearest to the default.
  public init(_ id: any AlignmentID.Type) {
    // The first three positions are in halves.
    bits = id.bits | UInt32(id.halves { $0.height })
  }
}

/// A position along both axes.
public struct Alignment: Hashable, Sendable {
  /// The position along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The position along the vertical axis.
  public var vertical: VerticalAlignment

  /// Combines a position along each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The leading top corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The trailing top corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The leading bottom corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The trailing bottom corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge, by first lines.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The centre, by first lines.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge, by first lines.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
}
