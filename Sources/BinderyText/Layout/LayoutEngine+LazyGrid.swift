import BinderyComposition
import BinderyViews
import Foundation

extension LayoutEngine {
  /// Lays out elements in lines of several.
  ///
  /// Where the content is a single `ForEach`, only the lines in the window are mounted; all of its
  /// rows otherwise.
  func layOutLazyGrid(
    _ node: LayoutNode, _ proposal: Proposal, _ rule: LazyGridRule
  ) -> CellSize {
    let state = node.lazyState
    let isHorizontal = rule.axis == .horizontal
    let tracks = GridTracks(rule, offered: isHorizontal ? proposal.height : proposal.width)
    var pass = LazyGridPass(engine: self, node: node, rule: rule, tracks: tracks)
    (pass.window, pass.isEstimate) = openWindow(of: node, along: rule.axis)
    let length = Int32(
      clamping: min(max(0, pass.layOut(state.content) - Int64(pass.gap)), Int64(Proposal.infinity)))
    let size =
      isHorizontal ? CellSize(length, tracks.length) : CellSize(tracks.length, length)
    if !pass.isEstimate { state.rowsPerLine = max(1, tracks.tracks.count) }
    for element in pass.placed { noteOverflow(element, in: node, size) }
    node.slot.pointee.elements = pass.placed
    node.slot.ends = []
    return size
  }
}

/// Where the columns of a vertical grid are, or the rows of a horizontal one. Cells.
struct GridTracks {
  struct Track {
    let start: Int32
    let length: Int32
    let alignment: Alignment
  }
  private(set) var tracks: [Track] = []
  private(set) var length: Int32 = 0
  /// The most tracks that one adaptive item makes: more than a screen has room for.
  private static let mostAdaptive: Int32 = 1000

  init(_ rule: LazyGridRule, offered: Int32) {
    let isColumns = rule.axis == .vertical
    func cells(_ points: CGFloat) -> Int32 {
      max(1, CellLength.cells(points, horizontal: isColumns))
    }
    func gap(_ item: GridItem) -> Int32 {
      CellLength.gap(item.spacing, horizontal: isColumns)
    }
    let isOpen = offered == Proposal.unspecified || offered >= Proposal.infinity
    var left = isOpen ? 0 : Int(offered)
    var flexible = 0
    for (index, item) in rule.items.enumerated() {
      if index < rule.items.count - 1 { left -= Int(gap(item)) }
      if case .fixed(let length) = item.size { left -= Int(cells(length)) } else { flexible += 1 }
    }
    var position: Int32 = 0
    for item in rule.items {
      var lengths: [Int32] = []
      let share = flexible > 0 ? CellLength.bounded(max(0, left) / flexible) : 0
      switch item.size {
      case .fixed(let length): lengths = [cells(length)]
      case .flexible(let minimum, let maximum):
        lengths = [max(cells(minimum), min(cells(maximum), share))]
        left -= Int(lengths[0])
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let count = min(
          Self.mostAdaptive, max(1, (share + gap(item)) / (cells(minimum) + gap(item))))
        let room = CellLength.bounded(max(0, Int(share) - Int(gap(item)) * Int(count - 1)))
        for index in 0..<count {
          let part = room / count + (index < room % count ? 1 : 0)
          lengths.append(max(cells(minimum), min(cells(maximum), part)))
        }
        left -= Int(share)
        flexible -= 1
      }
      for length in lengths {
        tracks.append(
          Track(start: position, length: length, alignment: item.alignment ?? .center))
        self.length = CellLength.bounded(position + length)
        position = CellLength.bounded(self.length + gap(item))
      }
    }
    align(rule, offered: isOpen ? length : offered)
  }

  /// Puts tracks that do not fill their place where the grid's alignment says.
  private mutating func align(_ rule: LazyGridRule, offered: Int32) {
    guard offered > length else { return }
    let shift =
      rule.axis == .vertical
      ? rule.alignment.horizontal.offset(of: length, in: offered)
      : rule.alignment.vertical.offset(of: length, in: offered)
    tracks = tracks.map {
      Track(start: $0.start + shift, length: $0.length, alignment: $0.alignment)
    }
    length = offered
  }
}

/// One layout of a lazy grid.
@MainActor private struct LazyGridPass {
  unowned let engine: LayoutEngine
  unowned let node: LayoutNode
  let rule: LazyGridRule
  let tracks: GridTracks
  let gap: Int32
  var window: Range<Int64>?
  var isEstimate = false
  private(set) var placed: ContiguousArray<Element> = []

  private var isHorizontal: Bool { rule.axis == .horizontal }

  init(engine: LayoutEngine, node: LayoutNode, rule: LazyGridRule, tracks: GridTracks) {
    self.engine = engine
    self.node = node
    self.rule = rule
    self.tracks = tracks
    gap = CellLength.gap(rule.spacing, horizontal: rule.axis == .horizontal)
  }

  /// Returns the length of all lines, with a gap after each.
  mutating func layOut(_ content: LazyContent) -> Int64 {
    if tracks.tracks.isEmpty { return 0 }
    if content.parts.count == 1, case .rows(let rows) = content.parts[0] {
      if isEstimate { return lines(of: rows).position(of: lineCount(rows)) }
      if let window, rows.rowCount > 0 { return layOut(rows, in: window) }
    }
    var cells: [[Element]] = []
    collect(content, into: &cells)
    var position: Int64 = 0
    for start in stride(from: 0, to: cells.count, by: tracks.tracks.count) {
      let line = Array(cells[start..<min(cells.count, start + tracks.tracks.count)])
      position += Int64(layOut(line, at: position) + gap)
    }
    return position
  }

  private func lineCount(_ rows: AnyForEachNode) -> Int {
    (rows.rowCount + tracks.tracks.count - 1) / tracks.tracks.count
  }

  private func lines(of rows: AnyForEachNode) -> RowLengths { rows.memory.lengths }

  private mutating func layOut(_ rows: AnyForEachNode, in window: Range<Int64>) -> Int64 {
    let count = lineCount(rows)
    let memory = rows.memory
    var done = 0..<0
    for _ in 0..<64 {
      let isKnown = memory.lengths.estimate != nil
      let lower = isKnown ? memory.lengths.row(at: window.lowerBound, count: count) : 0
      var upper = lower + 1
      while isKnown, upper < count, memory.lengths.position(of: upper) < window.upperBound {
        upper += 1
      }
      if done == lower..<upper { break }
      done = lower..<upper
      let width = tracks.tracks.count
      rows.realize(lower * width..<min(rows.rowCount, upper * width))
      placed.removeAll()
      var changed = false
      for line in done {
        let cells = (line * width..<min(rows.rowCount, (line + 1) * width)).map { row in
          elements(of: rows.content(ofRow: row))
        }
        let length = layOut(cells, at: memory.lengths.position(of: line)) + gap
        if memory.lengths.setLength(length, of: line) { changed = true }
      }
      if !changed { break }
    }
    return memory.lengths.position(of: count)
  }

  private func elements(of content: LazyContent) -> [Element] {
    content.parts.flatMap { part -> [Element] in
      switch part {
      case .element(let element, _): return [element]
      case .rows(let rows):
        rows.realize(0..<rows.rowCount)
        return (0..<rows.rowCount).flatMap { elements(of: rows.content(ofRow: $0)) }
      }
    }
  }

  /// Mounts all rows: each element is a cell of its own.
  private func collect(_ content: LazyContent, into cells: inout [[Element]]) {
    cells += elements(of: content).map { [$0] }
  }

  /// Lays out the cells of one line, several elements of a cell one after another. Returns how
  /// long the line is.
  private mutating func layOut(_ cells: [[Element]], at start: Int64) -> Int32 {
    func proposal(_ track: GridTracks.Track) -> Proposal {
      isHorizontal
        ? Proposal(Proposal.unspecified, track.length)
        : Proposal(track.length, Proposal.unspecified)
    }
    func main(_ size: CellSize) -> Int32 { isHorizontal ? size.width : size.height }
    var length: Int32 = 0
    for (cell, track) in zip(cells, tracks.tracks) {
      let sizes = cell.map {
        isEstimate ? engine.measure($0, proposal(track)) : engine.pass(proposal(track), to: $0)
      }
      length = max(length, sizes.reduce(0) { CellLength.bounded($0 + main($1)) })
    }
    if isEstimate { return length }
    for (cell, track) in zip(cells, tracks.tracks) {
      let used = cell.reduce(Int32(0)) {
        CellLength.bounded($0 + (isHorizontal ? $1.geometry.width : $1.geometry.height))
      }
      var position = Int32(clamping: min(start, Int64(Proposal.infinity)))
      if isHorizontal {
        position += track.alignment.horizontal.offset(of: used, in: length)
      } else {
        position += track.alignment.vertical.offset(of: used, in: length)
      }
      for element in cell {
        let geometry = element.geometry
        if isHorizontal {
          element.setOrigin(
            position,
            track.start + track.alignment.vertical.offset(of: geometry.height, in: track.length))
          position = CellLength.bounded(position + geometry.width)
        } else {
          element.setOrigin(
            track.start + track.alignment.horizontal.offset(of: geometry.width, in: track.length),
            position)
          position = CellLength.bounded(position + geometry.height)
        }
        placed.append(element)
      }
    }
    return length
  }
}
