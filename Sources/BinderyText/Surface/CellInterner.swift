/// The tables of a surface, with the way back from a style or a cluster to its index.
struct CellInterner {
  private(set) var tables = CellTables()
  private var styleIndices: [CellStyle: UInt16] = [.plain: 0]
  private var clusterIndices: [String: UInt32] = [:]

  // The style asked for last, and the last one laid over another: text comes in runs.
  private var lastStyle = CellStyle.plain
  private var lastIndex: UInt16 = 0
  private var lastOver: (top: UInt16, under: UInt16, result: UInt16) = (0, 0, 0)

  // How large the tables may grow before unused entries are looked for.
  private var styleLimit = 0xE000
  private var clusterLimit = 0xFFFF

  /// Whether the tables have grown so much that unused entries should be dropped.
  // It changes nothing: asked of a value that may be changed, it need not copy that first.
  @inline(__always) mutating func isNearlyFull() -> Bool {
    tables.styles.count > styleLimit || tables.clusters.count > clusterLimit
  }

  /// The index of a style. When the table is full, the plain style's.
  @inline(__always)
  mutating func index(of style: CellStyle) -> UInt16 {
    style == lastStyle ? lastIndex : lookUp(style)
  }

  private mutating func lookUp(_ style: CellStyle) -> UInt16 {
    let index: UInt16
    if let known = styleIndices[style] {
      index = known
    } else if tables.styles.count <= Int(UInt16.max) {
      index = UInt16(tables.styles.count)
      tables.styles.append(style)
      styleIndices[style] = index
    } else {
      index = 0
    }
    (lastStyle, lastIndex) = (style, index)
    return index
  }

  /// The style of text in the style `top` over a cell of the style `under`, whose background it
  /// keeps unless it has its own.
  mutating func index(of top: UInt16, over under: UInt16) -> UInt16 {
    if lastOver.top == top && lastOver.under == under { return lastOver.result }
    var style = tables.styles[Int(top)]
    let background = tables.styles[Int(under)].background
    var result = top
    if style.background.isDefault && !background.isDefault {
      style.background = background
      result = lookUp(style)
    }
    lastOver = (top, under, result)
    return result
  }

  /// The content of a cell that shows a cluster of several scalars.
  mutating func content(ofCluster text: String) -> UInt32 {
    if let known = clusterIndices[text] { return known }
    let content = UInt32(tables.clusters.count) | Cell.clusterFlag
    tables.clusters.append(text)
    clusterIndices[text] = content
    return content
  }

  /// Starts over with the styles and clusters of `cells`, whose indices it changes.
  /// - Complexity: O(*n*) in the number of cells.
  mutating func compact(_ cells: UnsafeMutableBufferPointer<Cell>) {
    let old = tables
    self = CellInterner()
    for index in 0..<cells.count {
      let cell = cells[index]
      let style = self.index(of: old.style(of: cell))
      let content = cell.cluster.map { self.content(ofCluster: old.clusters[$0]) } ?? cell.content
      cells[index] = Cell(content: content, style: style)
    }
    // Where most entries are in use, looking again soon would find nothing.
    styleLimit = max(styleLimit, tables.styles.count + 0x1000)
    clusterLimit = max(clusterLimit, tables.clusters.count * 2)
  }
}
