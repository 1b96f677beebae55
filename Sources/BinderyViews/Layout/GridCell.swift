/// What a cell of a grid says of its place.
public struct GridCell: Equatable, Sendable {
  /// How many columns it covers.
  package var columns: Int?
  /// Where the view stands in the cell, as fractions of what is left.
  package var anchor: UnitPoint?
  /// How the cells of its column are aligned.
  package var columnAlignment: HorizontalAlignment?
  /// The axes along which it takes no more than its column and row have without it.
  package var unsizedAxes: Axis.Set = []

  package init(
    columns: Int? = nil, anchor: UnitPoint? = nil, columnAlignment: HorizontalAlignment? = nil,
    unsizedAxes: Axis.Set = []
  ) {
    self.columns = columns
    self.anchor = anchor
    self.columnAlignment = columnAlignment
    self.unsizedAxes = unsizedAxes
  }
}
