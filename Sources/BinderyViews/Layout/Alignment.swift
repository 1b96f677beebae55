/// A position along the horizontal axis by which views are lined up.
public struct HorizontalAlignment: Hashable, Sendable {
  /// Where it lies in a view's width: 0 is the leading edge, 2 the trailing one.
  package let halves: UInt8
  /// What tells a custom alignment from others.
  private(set) var id: ObjectIdentifier?

  /// The leading edges.
  public static let leading = HorizontalAlignment(halves: 0)
  /// The centres.
  public static let center = HorizontalAlignment(halves: 1)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(halves: 2)

  private init(halves: UInt8) { self.halves = halves }

  /// Makes an alignment of one's own. Where a view does not say where its guide is, it is at the
  /// leading edge, the centre or the trailing edge: whichever is nearest to the default.
  public init(_ id: any AlignmentID.Type) {
    halves = id.halves { $0.width }
    self.id = ObjectIdentifier(id)
  }
}

/// A position along the vertical axis by which views are lined up.
public struct VerticalAlignment: Hashable, Sendable {
  package enum Position: UInt8, Hashable, Sendable {
    case top, center, bottom, firstBaseline, lastBaseline
  }
  package let position: Position
  /// What tells a custom alignment from others.
  private(set) var id: ObjectIdentifier?

  /// The top edges.
  public static let top = VerticalAlignment(position: .top)
  /// The centres.
  public static let center = VerticalAlignment(position: .center)
  /// The bottom edges.
  public static let bottom = VerticalAlignment(position: .bottom)
  /// The first lines of text. In cells a line is its own baseline, so this lines up first rows.
  public static let firstTextBaseline = VerticalAlignment(position: .firstBaseline)
  /// The last lines of text.
  public static let lastTextBaseline = VerticalAlignment(position: .lastBaseline)

  private init(position: Position) { self.position = position }

  /// Makes an alignment of one's own. Where a view does not say where its guide is, it is at the
  /// top edge, the centre or the bottom edge: whichever is nearest to the default.
  public init(_ id: any AlignmentID.Type) {
    let positions: [Position] = [.top, .center, .bottom]
    position = positions[Int(id.halves { $0.height })]
    self.id = ObjectIdentifier(id)
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
