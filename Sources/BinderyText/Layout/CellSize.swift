import BinderyComposition
import Foundation

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
