import BinderyComposition
import BinderyViews
import Foundation

/// How a lazy stack lays out what it holds.
struct LazyStackStyle {
  let axis: Axis
  let alignment: Alignment
  let gap: Int32
  /// Room before each row, where a list marks the chosen ones. Cells.
  var inset: Int32 = 0
  var selection: ListSelection?
  /// Whether the elements are the rows of a list.
  private(set) var isList = false

  init(axis: Axis, alignment: Alignment, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    gap = CellLength.gap(spacing, horizontal: axis == .horizontal)
  }

  init(_ rows: ListRows) {
    self.init(axis: .vertical, alignment: .topLeading, spacing: rows.spacing)
    isList = true
    selection = rows.selection
    inset = selection == nil ? 0 : Self.markWidth
  }

  /// The columns of a mark and the space after it.
  static let markWidth: Int32 = 2
}
