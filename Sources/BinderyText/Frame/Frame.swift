/// A picture made of characters: what a surface showed at one moment.
///
/// A frame is a value of *rows* × *columns* cells that does not change when the surface does.
public struct Frame: Sendable {
  /// The number of rows.
  public let rows: Int
  /// The number of columns.
  public let columns: Int

  let cells: [Cell]
  let tables: CellTables

  /// Takes a picture of a surface.
  ///
  /// - Complexity: O(*rows* × *columns*), eight bytes a cell.
  public init(_ surface: borrowing Surface) {
    rows = surface.rows
    columns = surface.columns
    cells = Array(surface.buffer)
    tables = surface.interner.tables
  }

  init(rows: Int, columns: Int, cells: [Cell], tables: CellTables) {
    self.rows = rows
    self.columns = columns
    self.cells = cells
    self.tables = tables
  }

  /// What a cell shows.
  ///
  /// The row and the column must be in the frame.
  public subscript(row row: Int, column column: Int) -> StyledCell {
    precondition(row >= 0 && row < rows, "Row outside the frame")
    precondition(column >= 0 && column < columns, "Column outside the frame")
    let cell = cells[row * columns + column]
    return StyledCell(text: tables.text(of: cell), style: tables.style(of: cell))
  }

  /// Calls `body` with the cells of a row, from the left.
  func withRow<Result>(_ row: Int, _ body: (UnsafeBufferPointer<Cell>) -> Result) -> Result {
    cells.withUnsafeBufferPointer { cells in
      body(UnsafeBufferPointer(rebasing: cells[row * columns..<(row + 1) * columns]))
    }
  }
}

extension Frame: Equatable {
  /// Whether two frames show the same: size, characters and styles.
  public static func == (left: Frame, right: Frame) -> Bool {
    left.rows == right.rows && left.columns == right.columns
      && left.cells.withUnsafeBufferPointer { leftCells in
        right.cells.withUnsafeBufferPointer { rightCells in
          CellTables.areEqual(leftCells, left.tables, rightCells, right.tables)
        }
      }
  }
}
