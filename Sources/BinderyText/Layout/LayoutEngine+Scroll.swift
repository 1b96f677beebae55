import BinderyComposition
import BinderyViews
import Foundation

/// What a window on longer content remembers.
@MainActor package final class ScrollState {
  /// How far the content has been scrolled, in cells.
  package var x: Int32 = 0
  package var y: Int32 = 0
  /// The size of the content, as far as it is known, in cells.
  package internal(set) var contentWidth: Int32 = 0
  package internal(set) var contentHeight: Int32 = 0
}

extension LayoutNode {
  /// What the window remembers, where the node is one.
  package var scroll: ScrollState {
    if let state = slot.pointee.extra as? ScrollState { return state }
    let state = ScrollState()
    if let donor = donor as? LayoutNode, let old = donor.slot.pointee.extra as? ScrollState {
      state.x = old.x
      state.y = old.y
    }
    slot.pointee.extra = state
    return state
  }

  /// The nearest window that the node is seen through.
  var enclosingScroll: LayoutNode? {
    var node = parent
    while let current = node {
      if let layout = current.asLayout, case .scroll = layout.slot.pointee.rule { return layout }
      node = current.parent
    }
    return nil
  }
}

extension LayoutEngine {
  /// Lays out content of any length, seen through a window that takes all the room it is offered.
  func layOutScroll(_ node: LayoutNode, _ proposal: Proposal, _ axes: Axis.Set) -> CellSize {
    let elements = Elements(node)
    let isHorizontal = axes.contains(.horizontal)
    let isVertical = axes.contains(.vertical)
    let isProbe =
      proposal.width >= Proposal.infinity || proposal.height >= Proposal.infinity
      || proposal.height == 0 || proposal.width == 0
    if isProbe && proposal.width != Proposal.unspecified
      && proposal.height != Proposal.unspecified
    {
      return CellSize(max(0, proposal.width), max(0, proposal.height))
    }
    let inner = Proposal(
      isHorizontal ? Proposal.unspecified : proposal.width,
      isVertical ? Proposal.unspecified : proposal.height)
    let state = node.scroll
    func window(_ content: CellSize) -> CellSize {
      CellSize(
        proposal.width == Proposal.unspecified ? content.width : proposal.width,
        proposal.height == Proposal.unspecified ? content.height : proposal.height)
    }
    // The window must be known before lazy content is laid out: it mounts what is in it.
    node.slot.pointee.geometry.width = window(.zero).width
    node.slot.pointee.geometry.height = window(.zero).height
    var content = CellSize.zero
    for _ in 0..<4 {
      content = .zero
      for index in 0..<elements.count {
        let size = layOutAnew(elements[index], inner)
        content = CellSize(max(content.width, size.width), content.height + size.height)
      }
      state.contentWidth = content.width
      state.contentHeight = content.height
      let size = window(content)
      let x = isHorizontal ? max(0, min(state.x, content.width - size.width)) : 0
      let y = isVertical ? max(0, min(state.y, content.height - size.height)) : 0
      if x == state.x && y == state.y { break }
      (state.x, state.y) = (x, y)
    }
    var y = -state.y
    for index in 0..<elements.count {
      elements[index].setOrigin(-state.x, y)
      y += elements[index].geometry.height
    }
    return window(content)
  }

  /// Lazy content depends on the window as well as on the proposal, so its answers do not last.
  private func layOutAnew(_ element: Element, _ proposal: Proposal) -> CellSize {
    if let layout = element.layout, layout.dependsOnWindow {
      return layOut(layout, proposal)
    }
    let size = measure(element, proposal)
    settle(element, proposal)
    return size
  }
}

extension LayoutNode {
  /// Whether the node mounts what is in the window, itself or through what modifies it.
  fileprivate var dependsOnWindow: Bool {
    if case .lazyStack = slot.pointee.rule { return true }
    let inner = Elements(self)
    for index in 0..<inner.count {
      if let layout = inner[index].layout, layout.dependsOnWindow {
        slot.pointee.answers = Answers()
        slot.pointee.geometry.proposal = .none
        return true
      }
    }
    return false
  }
}
