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
}

/// A size in cells.
struct CellSize: Equatable {
  var width: Int32
  var height: Int32

  @inline(__always) init(_ width: Int32, _ height: Int32) {
    self.width = width
    self.height = height
  }

  static let zero = CellSize(0, 0)

  /// The nearest size that layout can hold.
  @inline(__always) var bounded: CellSize {
    CellSize(
      max(0, min(Proposal.infinity, width)), max(0, min(Proposal.infinity, height)))
  }

  /// The largest size inside this one that is as high as it is wide in points, at least a cell.
  var square: CellSize {
    if width >= Proposal.infinity && height >= Proposal.infinity { return self }
    let side = min(
      CGFloat(width) * CellLength.pointsPerColumn, CGFloat(height) * CellLength.pointsPerRow)
    return CellSize(
      min(width, CellLength.frame(side, horizontal: true)),
      min(height, CellLength.frame(side, horizontal: false)))
  }
}
