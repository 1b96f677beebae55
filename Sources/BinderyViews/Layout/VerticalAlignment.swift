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
