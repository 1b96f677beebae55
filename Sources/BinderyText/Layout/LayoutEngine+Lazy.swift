import BinderyComposition
import BinderyViews
import Foundation

extension LayoutEngine {
  /// Lays out a column of which only the items in the window are mounted and measured.
  ///
  /// Items that were never in the window are taken to be as high as the first one measured.
  /// - Complexity: O(items in the window), whatever their number.
  func layOutLazyStack(
    _ node: LayoutNode, _ proposal: Proposal, _ axis: Axis, _ alignment: Alignment,
    _ spacing: CGFloat?
  ) -> CellSize {
    if axis == .horizontal { return layOutStack(node, proposal, axis, alignment, spacing) }
    let state = lazyState(of: node)
    let gap = spacing.map { max(0, CellLength.cells($0, horizontal: false)) } ?? 0
    let own = Proposal(proposal.width, Proposal.unspecified)
    let window = window(of: node, proposal)
    var range = 0..<0
    var width: Int32 = 0
    for _ in 0..<8 {
      let first = state.item(at: window.lowerBound)
      var end = first
      while end < state.count && state.position(of: end) < window.upperBound { end += 1 }
      if range == first..<end { break }
      range = first..<end
      state.realize(range)
      for item in range {
        var height: Int32 = 0
        for element in state.elements(of: item) {
          let size = measure(element, own, along: .vertical)
          width = max(width, size.width)
          height += size.height
        }
        state.setHeight(height + (item == state.count - 1 ? 0 : gap), of: item)
      }
    }
    if proposal.width != Proposal.unspecified { width = proposal.width }
    let height = Int32(clamping: min(state.position(of: state.count), Int64(Proposal.infinity)))
    place(state, range, in: node, own, CellSize(width, height), alignment)
    return CellSize(width, height)
  }

  private func lazyState(of node: LayoutNode) -> LazyState {
    let state = (node.slot.pointee.extra as? LazyState) ?? LazyState()
    if node.slot.pointee.extra == nil || node.slot.pointee.elementsAreStale {
      state.collect(from: node)
      node.slot.pointee.extra = state
    }
    node.slot.pointee.elementsAreStale = false
    node.slot.pointee.isFlat = false
    return state
  }

  /// The part of the stack that can be seen, in cells from its top.
  private func window(of node: LayoutNode, _ proposal: Proposal) -> Range<Int64> {
    guard let scroll = node.enclosingScroll else {
      let isOpen = proposal.height == Proposal.unspecified
      return 0..<Int64(isOpen ? Proposal.infinity : max(0, proposal.height))
    }
    var top = Int64(scroll.scroll.y)
    var current: Node? = node.parent
    var layout = node
    while let next = current, next !== scroll {
      if let outer = next.asLayout {
        top -= Int64(layout.slot.pointee.geometry.y)
        layout = outer
      }
      current = next.parent
    }
    return top..<(top + Int64(max(0, scroll.slot.pointee.geometry.height)))
  }

  private func place(
    _ state: LazyState, _ range: Range<Int>, in node: LayoutNode, _ proposal: Proposal,
    _ size: CellSize, _ alignment: Alignment
  ) {
    var elements: ContiguousArray<Element> = []
    var ends: ContiguousArray<Int32> = []
    for item in range {
      var y = Int32(clamping: state.position(of: item))
      for element in state.elements(of: item) {
        settle(element, proposal, along: .vertical)
        let geometry = element.geometry
        element.setOrigin(alignment.horizontal.offset(of: geometry.width, in: size.width), y)
        y += geometry.height
        elements.append(element)
        ends.append(y)
        noteOverflow(element, in: node, size)
      }
    }
    node.slot.pointee.elements = elements
    node.slot.pointee.ends = ends
  }
}
