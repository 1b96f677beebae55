import BinderyComposition
import BinderyViews
import Foundation

extension LayoutEngine {
  /// Lays out rows whose cells are lined up in columns.
  ///
  /// Columns are as wide as their widest cell wants; cells without a width of their own share what
  /// is left. Where there is not room enough, the least flexible columns choose first. A row is as
  /// high as its highest cell.
  func layOutGrid(
    _ node: LayoutNode, _ proposal: Proposal, _ alignment: Alignment,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) -> CellSize {
    node.slot.pointee.didProbe = true
    let lines = gridLines(of: node)
    let gapX = CellLength.gap(horizontalSpacing, horizontal: true)
    let gapY = CellLength.gap(verticalSpacing, horizontal: false)
    let columns = lines.map(\.columns).max() ?? 0
    var alignments = ContiguousArray<HorizontalAlignment?>(repeating: nil, count: columns)
    for line in lines where line.row != nil {
      for (_, cell, column) in line.cells {
        alignments[column] = alignments[column] ?? cell.columnAlignment
      }
    }
    var widths = columnWidths(lines, columns, proposal.width, gapX)
    let guides = columnGuides(lines, alignments.map { $0 ?? alignment.horizontal }, &widths)
    let starts = widths.reduce(into: ContiguousArray<Int32>([0])) { starts, width in
      starts.append(CellLength.bounded(starts[starts.count - 1] + width + gapX))
    }
    var total = max(0, starts[columns] - gapX)
    for line in lines where line.row == nil {
      let own = Proposal(columns == 0 ? proposal.width : total, Proposal.unspecified)
      if !line.cells[0].cell.unsizedAxes.contains(.horizontal) {
        total = max(total, measure(line.cells[0].element, own).width)
      }
    }
    var y: Int32 = 0
    for (index, line) in lines.enumerated() {
      if index > 0 { y = CellLength.bounded(y + gapY) }
      let height = place(
        line, at: y, in: node, starts, gapX, total: total, alignments, guides, alignment)
      y = CellLength.bounded(y + height)
    }
    let size = CellSize(total, y)
    for line in lines {
      if let row = line.row { noteOverflow(row, in: node, size) }
    }
    return size
  }

  private func gridLines(of node: LayoutNode) -> [GridLine] {
    let elements = Elements(node)
    return (0..<elements.count).map { index in
      let element = elements[index]
      guard let row = element.layout, case .gridRow(let alignment) = row.slot.pointee.rule else {
        return GridLine(row: nil, cells: [(element, element.gridCell, 0)], alignment: nil)
      }
      let inner = Elements(row)
      var column = 0
      let cells = (0..<inner.count).map { position in
        let cell = inner[position].gridCell
        defer { column += cell.columns ?? 1 }
        return (inner[position], cell, column)
      }
      return GridLine(row: element, cells: cells, alignment: alignment)
    }
  }

  private func columnWidths(
    _ lines: [GridLine], _ count: Int, _ offered: Int32, _ gap: Int32
  ) -> ContiguousArray<Int32> {
    var wanted = ContiguousArray<ColumnWidth>(repeating: ColumnWidth(), count: count)
    for line in lines where line.row != nil {
      for (element, cell, column) in line.cells
      where (cell.columns ?? 1) == 1 && !cell.unsizedAxes.contains(.horizontal) {
        func width(_ length: Int32) -> Int32 {
          measure(element, Proposal(length, Proposal.unspecified), along: .horizontal).width
        }
        wanted[column].least = max(wanted[column].least, width(0))
        wanted[column].ideal = max(wanted[column].ideal, width(Proposal.unspecified))
        wanted[column].most = max(wanted[column].most, width(Proposal.infinity))
      }
    }
    if offered == Proposal.unspecified || offered >= Proposal.infinity {
      return ContiguousArray(wanted.map(\.ideal))
    }
    var left = max(0, Int(offered) - Int(gap) * max(0, count - 1))
    var widths = ContiguousArray<Int32>(repeating: 0, count: count)
    let fits = wanted.reduce(0) { $0 + Int($1.ideal) } <= left
    // Those that can take least more, or give least away, choose first.
    let order = wanted.indices.sorted {
      let (a, b) = (wanted[$0].flexibility(grows: fits), wanted[$1].flexibility(grows: fits))
      return (a, $0) < (b, $1)
    }
    for (position, column) in order.enumerated() {
      let share = CellLength.bounded(left / (count - position))
      let width = wanted[column]
      widths[column] =
        fits
        ? (width.isGreedy ? max(width.ideal, share) : width.ideal)
        : min(max(share, width.least), width.ideal)
      left = max(0, left - Int(widths[column]))
    }
    return widths
  }

  /// Where the cells of each column are lined up by guides of their own; nil where none has one. A
  /// column is made as wide as that takes.
  private func columnGuides(
    _ lines: [GridLine], _ alignments: [HorizontalAlignment],
    _ widths: inout ContiguousArray<Int32>
  ) -> ContiguousArray<SharedGuide?> {
    var guides = ContiguousArray<SharedGuide>(repeating: SharedGuide(), count: widths.count)
    for line in lines where line.row != nil {
      for (element, cell, column) in line.cells where (cell.columns ?? 1) == 1 {
        // Only probed, since the guides may widen the column: what is inside would be made for two
        // sizes by turns.
        let own = Proposal(widths[column], Proposal.unspecified)
        probeGuides(of: element, own, along: .horizontal)
        guides[column].add(
          element, Alignment(horizontal: alignments[column], vertical: .top), horizontal: true)
      }
    }
    for column in widths.indices where guides[column].isNeeded {
      widths[column] = max(widths[column], guides[column].length)
    }
    return ContiguousArray(guides.map { $0.isNeeded ? $0 : nil })
  }

  /// Places the cells of a line. Returns its height.
  private func place(
    _ line: GridLine, at y: Int32, in node: LayoutNode, _ starts: ContiguousArray<Int32>,
    _ gap: Int32, total: Int32, _ alignments: ContiguousArray<HorizontalAlignment?>,
    _ guides: ContiguousArray<SharedGuide?>, _ alignment: Alignment
  ) -> Int32 {
    var height: Int32 = 0
    var places: [(x: Int32, width: Int32)] = []
    for (element, cell, column) in line.cells {
      let end = line.row == nil ? column : min(alignments.count, column + (cell.columns ?? 1))
      let width = line.row == nil ? total : max(0, starts[end] - gap - starts[column])
      places.append((line.row == nil ? 0 : starts[column], width))
      let own = Proposal(width, Proposal.unspecified)
      let size = pass(own, to: element, along: .horizontal)
      if !cell.unsizedAxes.contains(.vertical) { height = max(height, size.height) }
    }
    let vertical = Alignment(
      horizontal: .leading, vertical: line.alignment ?? alignment.vertical)
    var guide = SharedGuide()
    for (element, _, _) in line.cells { guide.add(element, vertical, horizontal: false) }
    if guide.isNeeded { height = max(height, guide.length) }
    for (index, (element, cell, column)) in line.cells.enumerated() {
      let geometry = element.geometry
      let horizontal =
        (line.row == nil ? nil : alignments[column]) ?? alignment.horizontal
      var x = horizontal.offset(of: geometry.width, in: places[index].width)
      if line.row != nil, (cell.columns ?? 1) == 1, let shared = guides[column] {
        x =
          horizontal.offset(of: shared.length, in: places[index].width)
          + shared.start(
            of: element, Alignment(horizontal: horizontal, vertical: .top), horizontal: true)
      }
      var top = vertical.vertical.offset(of: geometry.height, in: height)
      if guide.isNeeded {
        top =
          vertical.vertical.offset(of: guide.length, in: height)
          + guide.start(of: element, vertical, horizontal: false)
      }
      if let anchor = cell.anchor {
        x = CellLength.whole(CGFloat(places[index].width - geometry.width) * anchor.x)
        top = CellLength.whole(CGFloat(height - geometry.height) * anchor.y)
      }
      element.setOrigin(places[index].x + x, (line.row == nil ? y : 0) + top)
      noteOverflow(
        element, in: line.row?.layout ?? node,
        CellSize(total, line.row == nil ? y + height : height))
    }
    if let row = line.row?.layout { setGeometry(of: row, y, CellSize(total, height)) }
    return height
  }

  /// A row has no say in its place, and a change in it is looked at by the grid.
  private func setGeometry(of row: LayoutNode, _ y: Int32, _ size: CellSize) {
    let slot = row.slot
    slot.pointee.geometry = Geometry()
    slot.pointee.geometry.y = y
    slot.pointee.geometry.width = size.width
    slot.pointee.geometry.height = size.height
    slot.pointee.didProbe = true
  }

}

/// A row of a grid, or a view across all its columns.
private struct GridLine {
  let row: Element?
  let cells: [(element: Element, cell: GridCell, column: Int)]
  let alignment: VerticalAlignment?

  @MainActor var columns: Int {
    row == nil ? 0 : cells.reduce(0) { $0 + ($1.cell.columns ?? 1) }
  }
}

/// What the cells of a column want, in cells of the screen.
private struct ColumnWidth {
  var least: Int32 = 0
  var ideal: Int32 = 0
  var most: Int32 = 0

  /// Whether the column takes all the room there is.
  var isGreedy: Bool { most >= Proposal.infinity }

  func flexibility(grows: Bool) -> Int32 {
    grows ? (isGreedy ? Proposal.infinity : 0) : ideal - least
  }
}

/// The line at which the cells of a column or of a row are lined up. Cells of the screen.
private struct SharedGuide {
  private var before = Int32.min
  private var after = Int32.min
  /// Whether one of the cells says itself where it is lined up.
  private(set) var isNeeded = false

  /// How long what is lined up is.
  var length: Int32 { isNeeded ? max(0, CellLength.bounded(before + after)) : 0 }

  @MainActor mutating func add(_ element: Element, _ alignment: Alignment, horizontal: Bool) {
    let guide = element.guide(alignment, horizontal: horizontal)
    if guide != nil { isNeeded = true }
    let anchor = guide ?? element.anchor(alignment, horizontal: horizontal)
    let length = horizontal ? element.geometry.width : element.geometry.height
    before = max(before, anchor)
    after = max(after, length - anchor)
  }

  /// Where an element begins that was added.
  @MainActor func start(of element: Element, _ alignment: Alignment, horizontal: Bool) -> Int32 {
    before
      - (element.guide(alignment, horizontal: horizontal)
        ?? element.anchor(alignment, horizontal: horizontal))
  }
}
