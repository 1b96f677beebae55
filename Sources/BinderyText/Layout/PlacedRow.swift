import BinderyViews

/// A row of a list where it was placed. Cells.
struct PlacedRow: Equatable {
  let start: Int32
  let length: Int32
  let isChosen: Bool
  let background: Color?
}
