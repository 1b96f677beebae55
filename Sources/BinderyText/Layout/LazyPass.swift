import BinderyComposition
import BinderyViews

/// One layout of a lazy stack.
@MainActor struct LazyPass {
  struct Placed {
    let element: Element
    let position: Int64
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
        let size = insets.increasing(
          isEstimate
            ? engine.measure(element, own, along: style.axis)
            : engine.pass(own, to: element, along: style.axis))
        let isHorizontal = style.axis == .horizontal
        let length = isHorizontal ? size.width : size.height
        let row = PlacedRow(
          start: Int32(clamping: min(position, Int64(Proposal.infinity))), length: length,
          isChosen: isChosen(facts, tag), background: facts.traits.background)
        placed.append(
          Placed(element: element, position: position, insets: insets, row: row))
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
