import BinderyComposition
import Foundation

/// How points become cells: the one place where they do.
///
/// A column is 8 points and a row 16. Each length is rounded alone, half away from zero.
enum CellLength {
  static let pointsPerColumn: CGFloat = 8
  static let pointsPerRow: CGFloat = 16

  /// A length in columns or rows: 0 for what is not a number, bounded by what layout can hold.
  static func cells(_ points: CGFloat, horizontal: Bool) -> Int32 {
    whole(points / (horizontal ? pointsPerColumn : pointsPerRow))
  }

  /// A number of cells, rounded half away from zero: 0 for what is not a number, bounded by what
  /// layout can hold.
  static func whole(_ cells: CGFloat) -> Int32 {
    if cells.isNaN { return 0 }
    let limit = CGFloat(Proposal.infinity)
    return Int32(min(max(cells.rounded(), -limit), limit))
  }

  /// The nearest length that layout can hold. Sums of up to seven such lengths fit in the type.
  @inline(__always) static func bounded(_ cells: Int32) -> Int32 {
    max(-Proposal.infinity, min(Proposal.infinity, cells))
  }

  /// The nearest length that layout can hold.
  @inline(__always) static func bounded(_ cells: Int) -> Int32 {
    Int32(truncatingIfNeeded: max(-Int(Proposal.infinity), min(Int(Proposal.infinity), cells)))
  }

  /// The distance that is said between neighbours, in cells.
  static func gap(_ spacing: CGFloat, horizontal: Bool) -> Int32 {
    max(0, cells(spacing, horizontal: horizontal))
  }

  /// The distance between neighbours; where none is said, a column in a row.
  static func gap(_ spacing: CGFloat?, horizontal: Bool) -> Int32 {
    spacing.map { gap($0, horizontal: horizontal) } ?? (horizontal ? 1 : 0)
  }

  /// The length of a frame: at least one cell.
  static func frame(_ points: CGFloat, horizontal: Bool) -> Int32 {
    max(1, cells(points, horizontal: horizontal))
  }

  /// A size that a user's layout computed: rounded up, so that its content fits.
  static func roundedUp(_ points: CGFloat, horizontal: Bool) -> Int32 {
    let cells = (points / (horizontal ? pointsPerColumn : pointsPerRow) - 0.001).rounded(.up)
    if cells.isNaN { return 0 }
    return Int32(min(max(cells, 0), CGFloat(Proposal.infinity)))
  }

  /// A number of cells in points.
  static func points(_ cells: Int32, horizontal: Bool) -> CGFloat {
    if cells >= Proposal.infinity { return .infinity }
    return CGFloat(cells) * (horizontal ? pointsPerColumn : pointsPerRow)
  }

  /// A size in cells as points.
  static func points(_ size: CellSize) -> CGSize {
    CGSize(
      width: points(size.width, horizontal: true), height: points(size.height, horizontal: false))
  }
}
