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
    let isHorizontal = axis == .horizontal
    gap =
      spacing.map { max(0, CellLength.cells($0, horizontal: isHorizontal)) }
      ?? (isHorizontal ? 1 : 0)
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

/// A layout of rows for a part of their container.
struct WindowVisit {
  let container: LayoutNode
  let scroll: LayoutNode
  let axis: Axis
  let window: Range<Int64>
}

extension LayoutEngine {
  /// Lays out a stack of which only the rows in the window are mounted and measured.
  ///
  /// Across its axis it takes all it is offered. Where nothing scrolls, or the window is as long
  /// as its content, all rows are mounted.
  /// - Complexity: O(rows in the window + elements that are always mounted).
  func layOutLazyStack(
    _ node: LayoutNode, _ proposal: Proposal, _ style: LazyStackStyle
  ) -> CellSize {
    let state = node.lazyState
    let isHorizontal = style.axis == .horizontal
    var own =
      isHorizontal ? proposal.reduced(by: 0, style.inset) : proposal.reduced(by: style.inset, 0)
    if isHorizontal { own.width = Proposal.unspecified } else { own.height = Proposal.unspecified }
    var pass = LazyPass(engine: self, container: node, style: style, proposal: own)
    if let scroll = node.enclosingScroll(along: style.axis), !scroll.scroll.isOpen {
      if isProbing {
        isProvisional = true
        pass.isEstimate = true
      } else {
        let window = node.window(in: scroll, along: style.axis)
        pass.window = window
        visits.append(
          WindowVisit(container: node, scroll: scroll, axis: style.axis, window: window))
      }
    }
    let length = max(0, pass.layOut(state.content, at: 0, tag: nil) - Int64(style.gap))
    let main = Int32(clamping: min(length, Int64(Proposal.infinity)))
    let offered = isHorizontal ? proposal.height : proposal.width
    let across = offered == Proposal.unspecified ? pass.across + style.inset : offered
    let size = isHorizontal ? CellSize(main, across) : CellSize(across, main)
    if !pass.isEstimate { place(pass, in: node, state, size) }
    return size
  }

  private func place(
    _ pass: LazyPass, in node: LayoutNode, _ state: LazyState, _ size: CellSize
  ) {
    let isHorizontal = pass.style.axis == .horizontal
    let alignment = pass.style.alignment
    var ends: ContiguousArray<Int32> = []
    ends.reserveCapacity(pass.placed.count)
    state.rows.removeAll(keepingCapacity: true)
    state.hasGuides = false
    for placed in pass.placed {
      settle(placed.element, placed.proposal, along: pass.style.axis)
      // Each row of a list is by itself.
      let guide =
        pass.style.isList ? nil : placed.element.guide(alignment, horizontal: !isHorizontal)
      if guide != nil { state.hasGuides = true }
      let position = Int32(clamping: min(placed.position, Int64(Proposal.infinity)))
      let geometry = placed.element.geometry
      if isHorizontal {
        let y = alignment.vertical.offset(
          of: guide == nil ? geometry.height : 0, in: size.height)
        placed.element.setOrigin(position, y - (guide ?? 0))
        ends.append(position &+ geometry.width)
      } else {
        let room = size.width - pass.style.inset
        let x = alignment.horizontal.offset(of: guide == nil ? geometry.width : 0, in: room)
        placed.element.setOrigin(
          pass.style.inset + placed.insets.leading + x - (guide ?? 0),
          position &+ placed.insets.top)
        ends.append(position &+ placed.row.length)
      }
      noteOverflow(placed.element, in: node, size)
      if pass.style.isList { state.rows.append(placed.row) }
    }
    node.slot.pointee.elements = ContiguousArray(pass.placed.map(\.element))
    node.slot.pointee.ends = ends
  }
}

/// One layout of a lazy stack.
@MainActor struct LazyPass {
  struct Placed {
    let element: Element
    let position: Int64
    let proposal: Proposal
    let insets: CellInsets
    let row: PlacedRow
  }
  unowned let engine: LayoutEngine
  unowned let container: LayoutNode
  let style: LazyStackStyle
  /// What each element is offered.
  let proposal: Proposal
  /// The part that can be seen, in cells from the beginning of the stack; nil is all of it.
  var window: Range<Int64>?
  /// Whether nothing is mounted and lengths are assumed.
  var isEstimate = false
  /// The elements that were laid out, in order.
  private(set) var placed: ContiguousArray<Placed> = []
  /// The greatest length across the axis.
  private(set) var across: Int32 = 0

  init(
    engine: LayoutEngine, container: LayoutNode, style: LazyStackStyle, proposal: Proposal
  ) {
    self.engine = engine
    self.container = container
    self.style = style
    self.proposal = proposal
  }

  /// Lays out content that begins at a position. Returns its length, with a gap after each element.
  mutating func layOut(_ content: LazyContent, at start: Int64, tag: AnyHashable?) -> Int64 {
    var position = start
    for part in content.parts {
      switch part {
      case .element(let element, let node):
        let facts = style.isList ? node.row(below: container) : RowFacts()
        let insets = CellInsets(facts.traits.insets)
        let own = insets == .zero ? proposal : insets.reducing(proposal)
        let size = insets.increasing(engine.measure(element, own, along: style.axis))
        let isHorizontal = style.axis == .horizontal
        let length = isHorizontal ? size.width : size.height
        let row = PlacedRow(
          start: Int32(clamping: min(position, Int64(Proposal.infinity))), length: length,
          isChosen: isChosen(facts, tag), background: facts.traits.background)
        placed.append(
          Placed(element: element, position: position, proposal: own, insets: insets, row: row))
        across = max(across, isHorizontal ? size.height : size.width)
        position += Int64(length + style.gap)
      case .rows(let rows): position += layOut(rows, at: position)
      }
    }
    return position - start
  }

  private func isChosen(_ facts: RowFacts, _ tag: AnyHashable?) -> Bool {
    guard let selection = style.selection, let tag = facts.tag ?? tag else { return false }
    return selection.chosen.contains(tag)
  }

  /// Lays out the rows of a `ForEach` that can be seen, and unmounts the others.
  private mutating func layOut(_ rows: AnyForEachNode, at start: Int64) -> Int64 {
    let count = rows.rowCount
    let memory = rows.memory
    if isEstimate { return memory.lengths.position(of: count) }
    guard let window, count > 0 else {
      rows.realize(0..<count)
      return layOut(0..<count, of: rows, at: start).length
    }
    var first = 0
    var end = 0
    let mark = placed.count
    for round in 0..<64 {
      let total = memory.lengths.position(of: count)
      let isKnown = memory.lengths.estimate != nil
      // Rows that are all empty are watched, since they may come to be seen.
      if isKnown && total > 0
        && (start >= window.upperBound || start + total <= window.lowerBound)
      {
        placed.removeSubrange(mark...)
        rows.realize(0..<0)
        return total
      }
      let lower =
        isKnown ? memory.lengths.row(at: window.lowerBound - start, count: count) : 0
      var upper = lower + 1
      while isKnown, upper < count, start + memory.lengths.position(of: upper) < window.upperBound {
        upper += 1
      }
      if first == lower && end == upper { break }
      // Rows that turn out to be empty would be found a few at a time.
      if round > 3 { upper = min(count, max(upper, end + (end - first))) }
      (first, end) = (lower, upper)
      rows.realize(first..<end)
      placed.removeSubrange(mark...)
      if !layOut(first..<end, of: rows, at: start + memory.lengths.position(of: first)).changed {
        break
      }
    }
    return memory.lengths.position(of: count)
  }

  /// Lays out mounted rows. Returns how long they are, and whether that was not known.
  private mutating func layOut(
    _ range: Range<Int>, of rows: AnyForEachNode, at start: Int64
  ) -> (length: Int64, changed: Bool) {
    var position = start
    var changed = false
    let isSelectable = style.selection != nil
    for row in range {
      let tag = isSelectable ? rows.rowID(at: row) : nil
      let length = layOut(rows.content(ofRow: row), at: position, tag: tag)
      if rows.memory.lengths.setLength(Int32(clamping: length), of: row) { changed = true }
      position += length
    }
    return (position - start, changed)
  }
}

extension LayoutNode {
  /// The part of the node that is seen through a window, in cells from its beginning.
  func window(in scroll: LayoutNode, along axis: Axis) -> Range<Int64> {
    let isHorizontal = axis == .horizontal
    let state = scroll.scroll
    var start = Int64(isHorizontal ? state.x - state.placedX : state.y - state.placedY)
    var node: LayoutNode? = self
    while let current = node, current !== scroll {
      let geometry = current.slot.pointee.geometry
      start -= Int64(isHorizontal ? geometry.x : geometry.y)
      node = current.container
    }
    let window = scroll.slot.pointee.geometry
    return start..<(start + Int64(max(0, isHorizontal ? window.width : window.height)))
  }
}
