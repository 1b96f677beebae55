import BinderyComposition
import BinderyViews

/// Room at the edges of a row, in cells.
struct CellInsets: Equatable {
  var top: Int32 = 0
  var leading: Int32 = 0
  var bottom: Int32 = 0
  var trailing: Int32 = 0

  static let zero = CellInsets(nil)

  init(_ insets: EdgeInsets?) {
    guard let insets else { return }
    top = max(0, CellLength.cells(insets.top, horizontal: false))
    leading = max(0, CellLength.cells(insets.leading, horizontal: true))
    bottom = max(0, CellLength.cells(insets.bottom, horizontal: false))
    trailing = max(0, CellLength.cells(insets.trailing, horizontal: true))
  }

  func reducing(_ proposal: Proposal) -> Proposal {
    proposal.reduced(by: leading + trailing, top + bottom)
  }

  func increasing(_ size: CellSize) -> CellSize {
    CellSize(size.width + leading + trailing, size.height + top + bottom)
  }
}
