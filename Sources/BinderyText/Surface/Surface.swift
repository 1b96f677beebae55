#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A grid of cells to paint on.
///
/// A surface is *rows* × *columns* cells, blank at first. Everything that is painted is clipped to
/// the surface: coordinates may be negative or huge. Text is sanitised on its way in, so that what
/// a surface holds can be shown on any terminal.
///
/// The cells are one block of memory, eight bytes each, that goes with the surface. Styles and
/// clusters of several scalars are kept once each, in tables; entries that nothing shows any more
/// are dropped when the tables have grown large.
public struct Surface: ~Copyable {
  /// The number of rows, from the top.
  public private(set) var rows: Int
  /// The number of columns, from the left.
  public private(set) var columns: Int

  private(set) var cells: UnsafeMutablePointer<Cell>
  var interner = CellInterner()

  /// Creates a blank surface; a negative size counts as 0.
  ///
  /// The size must fit in memory, at eight bytes a cell.
  public init(rows: Int, columns: Int) {
    self.rows = max(0, rows)
    self.columns = max(0, columns)
    cells = Self.allocate(rows: self.rows, columns: self.columns)
  }

  deinit {
    free(cells)
  }

  /// Changes the size, keeping what is at the top left; new cells are blank.
  ///
  /// A wide cluster that the right edge cuts leaves a space.
  /// - Complexity: O(*rows* × *columns*), nothing if the size stays.
  public mutating func resize(rows: Int, columns: Int) {
    let (rows, columns) = (max(0, rows), max(0, columns))
    if rows == self.rows && columns == self.columns { return }
    let resized = Self.allocate(rows: rows, columns: columns)
    let kept = min(columns, self.columns)
    for row in 0..<min(rows, self.rows) {
      let (source, target) = (cells + row * self.columns, resized + row * columns)
      target.update(from: source, count: kept)
      if kept > 0 && kept < self.columns && source[kept].isContinuation {
        target[kept - 1] = Cell(content: 0x20, style: source[kept].style)
      }
    }
    free(cells)
    (cells, self.rows, self.columns) = (resized, rows, columns)
  }

  /// The cells of a row, from the left.
  func row(_ row: Int) -> UnsafeBufferPointer<Cell> {
    precondition(row >= 0 && row < rows, "Row outside the surface")
    return UnsafeBufferPointer(start: cells + row * columns, count: columns)
  }

  /// All the cells, row after row.
  var buffer: UnsafeMutableBufferPointer<Cell> {
    UnsafeMutableBufferPointer(start: cells, count: rows * columns)
  }

  /// Where a cell is or would be; it need not be one of the surface's.
  func address(_ x: Int32, _ y: Int32) -> UnsafeRawPointer {
    UnsafeRawPointer(cells) + (Int(y) * columns + Int(x)) * MemoryLayout<Cell>.stride
  }

  private static func allocate(rows: Int, columns: Int) -> UnsafeMutablePointer<Cell> {
    let (count, overflows) = rows.multipliedReportingOverflow(by: columns)
    // One cell more: a surface without cells has memory too.
    let (bytes, isTooLarge) = (count &+ 1).multipliedReportingOverflow(
      by: MemoryLayout<Cell>.stride)
    guard !overflows, !isTooLarge, count >= 0, let memory = malloc(bytes) else {
      preconditionFailure("Surface too large for memory")
    }
    useLargePages(memory, bytes)
    let cells = memory.bindMemory(to: Cell.self, capacity: count + 1)
    cells.initialize(repeating: .blank, count: count + 1)
    return cells
  }

  /// Has a large block of memory made of large pages where the system has them: rows that are
  /// painted in turn may lie far apart, and a page is slow to find.
  private static func useLargePages(_ memory: UnsafeMutableRawPointer, _ bytes: Int) {
    #if os(Linux)
      if bytes < 1 << 22 { return }
      let page = Int(getpagesize())
      let start = UnsafeMutableRawPointer(
        bitPattern: (Int(bitPattern: memory) + page - 1) & -page)
      // It need not succeed.
      madvise(start, bytes - page, MADV_HUGEPAGE)
    #endif
  }
}
