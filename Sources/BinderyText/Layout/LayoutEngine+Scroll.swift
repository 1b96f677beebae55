import BinderyComposition
import BinderyViews
import Foundation

/// What a window on longer content remembers.
@MainActor package final class ScrollState {
  /// How far the content has been scrolled, in cells.
  package internal(set) var x: Int32 = 0
  package internal(set) var y: Int32 = 0
  /// The size of the content, as far as it is known, in cells.
  package internal(set) var contentWidth: Int32 = 0
  package internal(set) var contentHeight: Int32 = 0
  /// How far the content was scrolled when it was placed last.
  var placedX: Int32 = 0
  var placedY: Int32 = 0
  /// Whether the window is as long as its content.
  var isOpen = false
}

extension LayoutNode {
  /// What the window remembers, where the node is one.
  package var scroll: ScrollState {
    if let state = slot.extra as? ScrollState { return state }
    let state = ScrollState()
    if let donor = donor as? LayoutNode, let old = donor.slot.extra as? ScrollState {
      state.x = old.x
      state.y = old.y
    }
    slot.extra = state
    return state
  }

  /// The axes along which the node scrolls.
  var scrollAxes: Axis.Set {
    if case .scroll(let axes) = slot.pointee.rule { axes } else { [] }
  }

  /// The nearest window that the node is seen through and that scrolls along an axis.
  func enclosingScroll(along axis: Axis) -> LayoutNode? {
    let axes: Axis.Set = axis == .horizontal ? .horizontal : .vertical
    var node = container
    while let current = node {
      if current.scrollAxes.contains(axes) { return current }
      node = current.container
    }
    return nil
  }
}

extension LayoutEngine {
  /// Lays out content of any length, seen through a window.
  ///
  /// Along the axes that scroll the window takes the room it is offered; across, it is as large as
  /// its content.
  func layOutScroll(_ node: LayoutNode, _ proposal: Proposal, _ axes: Axis.Set) -> CellSize {
    let elements = Elements(node)
    let isHorizontal = axes.contains(.horizontal)
    let isVertical = axes.contains(.vertical)
    let inner = Proposal(
      isHorizontal ? Proposal.unspecified : proposal.width,
      isVertical ? Proposal.unspecified : proposal.height)
    let state = node.scroll
    state.isOpen =
      (isVertical && proposal.height == Proposal.unspecified)
      || (isHorizontal && proposal.width == Proposal.unspecified)
    func window(_ content: CellSize) -> CellSize {
      func length(_ offered: Int32, _ content: Int32, scrolls: Bool) -> Int32 {
        if offered == Proposal.unspecified { return content }
        return scrolls ? max(0, offered) : min(max(0, offered), content)
      }
      return CellSize(
        length(proposal.width, content.width, scrolls: isHorizontal),
        length(proposal.height, content.height, scrolls: isVertical))
    }
    if isProbing {
      isProvisional = true
      var content = CellSize.zero
      for index in 0..<elements.count {
        let size = measure(elements[index], inner)
        content = CellSize(
          max(content.width, size.width), CellLength.bounded(content.height + size.height))
      }
      return window(content)
    }
    // The window must be known before lazy content is laid out: it mounts what is in it.
    let full = window(CellSize(Proposal.infinity, Proposal.infinity))
    node.slot.pointee.geometry.width = full.width
    node.slot.pointee.geometry.height = full.height
    let outerVisits = visits
    defer { visits = outerVisits + visits.filter { $0.scroll !== node } }
    var content = CellSize.zero
    for _ in 0..<16 {
      visits = []
      content = layOutContent(elements, inner, axes)
      state.contentWidth = content.width
      state.contentHeight = content.height
      let size = window(content)
      let x = isHorizontal ? max(0, min(state.x, content.width - size.width)) : 0
      let y = isVertical ? max(0, min(state.y, content.height - size.height)) : 0
      let isSettled = x == state.x && y == state.y
      (state.x, state.y) = (x, y)
      place(elements, in: state, content)
      node.slot.pointee.geometry.width = size.width
      node.slot.pointee.geometry.height = size.height
      let isRight = visits.allSatisfy {
        $0.scroll !== node || $0.window == $0.container.window(in: node, along: $0.axis)
      }
      if isSettled && isRight { break }
    }
    return window(content)
  }

  private func layOutContent(
    _ elements: Elements, _ inner: Proposal, _ axes: Axis.Set
  ) -> CellSize {
    var content = CellSize.zero
    for index in 0..<elements.count {
      // Lazy content depends on the window as well, so its answers do not last.
      elements[index].layout?.forgetWindow(along: axes)
      let size = pass(inner, to: elements[index])
      content = CellSize(
        max(content.width, size.width), min(Proposal.infinity, content.height &+ size.height))
    }
    return content
  }

  private func place(_ elements: Elements, in state: ScrollState, _ content: CellSize) {
    var y: Int32 = 0
    for index in 0..<elements.count {
      let geometry = elements[index].geometry
      elements[index].setOrigin((content.width - geometry.width) / 2 - state.x, y - state.y)
      y = CellLength.bounded(y + geometry.height)
    }
    (state.placedX, state.placedY) = (state.x, state.y)
  }
}

extension LayoutNode {
  /// Forgets what the node and all inside it answered for another window, or another screen.
  ///
  /// What is inside a further window that scrolls along the same axes is seen through that one.
  func forgetWindow(along axes: Axis.Set) {
    let source: Node = isWrapper ? parent.unsafelyUnwrapped : self
    guard source.hasWindowDependents else { return }
    forgetAnswers()
    if source.asLayout?.scrollAxes.isSuperset(of: axes) ?? false { return }
    source.descend { node in
      guard node.hasWindowDependents else { return .pass }
      var layout = node.asLayout
      let isWindow = layout?.scrollAxes.isSuperset(of: axes) ?? false
      while let current = layout {
        current.forgetAnswers()
        layout = current.slot.wrapper
      }
      return isWindow ? .pass : .descend
    }
  }

  private func forgetAnswers() {
    slot.pointee.answers = Answers()
    slot.pointee.geometry.proposal = .none
  }
}
