import BinderyComposition
import BinderyViews
import Foundation

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
    (pass.window, pass.isEstimate) = openWindow(of: node, along: style.axis)
    let length = max(0, pass.layOut(state.content, at: 0, tag: nil) - Int64(style.gap))
    let main = Int32(clamping: min(length, Int64(Proposal.infinity)))
    let offered = isHorizontal ? proposal.height : proposal.width
    let across = offered == Proposal.unspecified ? pass.across + style.inset : offered
    let size = isHorizontal ? CellSize(main, across) : CellSize(across, main)
    if !pass.isEstimate { place(pass, in: node, state, size) }
    return size
  }

  /// The part of a lazy container that is laid out; nil where that is all of it, or where an answer
  /// is only tried: then it is estimated.
  func openWindow(
    of node: LayoutNode, along axis: Axis
  ) -> (window: Range<Int64>?, isEstimate: Bool) {
    guard let scroll = node.enclosingScroll(along: axis), !scroll.scroll.isOpen else {
      return (nil, false)
    }
    if isProbing {
      isProvisional = true
      return (nil, true)
    }
    let window = node.window(in: scroll, along: axis)
    visits.append(WindowVisit(container: node, scroll: scroll, axis: axis, window: window))
    return (window, false)
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
    node.slot.ends = ends
  }
}
