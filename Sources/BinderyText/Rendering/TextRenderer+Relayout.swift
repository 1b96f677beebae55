import BinderyComposition
import BinderyViews

extension TextRenderer {
  /// Measures again where something changed, and upwards for as long as that may matter.
  func relayOut(_ change: LayoutChange) {
    guard change.node.isMounted else { return }
    if change.index >= 0 {
      relayOutLeaf(change)
    } else if let layout = change.node.asLayout {
      relayOut(layout)
    }
  }

  private func relayOutLeaf(_ change: LayoutChange) {
    guard change.index < change.node.childCount, let container = change.node.enclosingLayout
    else { return }
    let leaf = change.node.childBase.unsafelyUnwrapped + change.index
    if leaf.pointee.node != nil { return }
    let old = leaf.pointee.geometry
    if old.proposal == .none || container.slot.pointee.elementsAreStale {
      relayOut(container)
      return
    }
    engine.measureLeaf(leaf, old.proposal, along: container.axis)
    let size = leaf.pointee.geometry
    // A container that was asked for one size, and offered its elements nothing else, is settled.
    let isSettled =
      !container.slot.pointee.didProbe && container.slot.pointee.answers.count == 1
    if size.width == old.width && size.height == old.height && isSettled {
      addDamage(Rect(old), in: container, of: leaf)
      return
    }
    relayOut(container)
  }

  private func relayOut(_ changed: LayoutNode) {
    var node = changed
    while true {
      if node === composition.top {
        layOutScreen()
        return
      }
      guard let container = node.parent?.enclosingLayout else {
        layOutScreen()
        return
      }
      let slot = node.slot
      let old = slot.pointee.geometry
      if node.isDistributed || slot.pointee.elementsAreStale && slot.pointee.rule.modifiesEach {
        slot.pointee.extra = nil
        slot.pointee.answers = Answers()
        slot.pointee.geometry.proposal = .none
        container.slot.pointee.elementsAreStale = true
        node = container
        continue
      }
      if old.proposal == .none {
        slot.pointee.answers = Answers()
        node = container
        continue
      }
      addDamage(of: node)
      if answersAgain(node) && !container.slot.pointee.elementsAreStale { return }
      node = container
    }
  }

  /// Lays out a node again for all it was asked. Returns whether it answers the same as before, so
  /// that nothing above it can differ.
  private func answersAgain(_ node: LayoutNode) -> Bool {
    let slot = node.slot
    let old = slot.pointee.answers
    let current = slot.pointee.geometry.proposal
    var isSame = !old.isIncomplete
    slot.pointee.answers = Answers()
    for index in 0..<old.count where isSame && old[index].proposal != current {
      let size = engine.layOut(node, old[index].proposal)
      isSame = size == CellSize(old[index].width, old[index].height)
    }
    let before = slot.pointee.geometry
    let size = engine.layOut(node, current)
    return isSame && size == lastAnswer(to: current, in: old, else: before)
  }

  private func lastAnswer(
    to proposal: Proposal, in answers: Answers, else geometry: Geometry
  ) -> CellSize {
    for index in 0..<answers.count where answers[index].proposal == proposal {
      return CellSize(answers[index].width, answers[index].height)
    }
    return CellSize(geometry.width, geometry.height)
  }

  /// Lays out the root and the layers above it for the size of the screen.
  private func layOutScreen() {
    let top = composition.top!
    top.slot.pointee.answers = Answers()
    _ = engine.layOut(top, proposal)
    for presentation in composition.layers {
      if let layer = presentation.layer { layOutLayer(layer, presentation.kind) }
    }
    damage.add(PaintJob(start: top, x: 0, y: 0, rect: Rect(0, 0, proposal.width, proposal.height)))
  }

  private func layOutLayer(_ layer: LayoutNode, _ kind: PresentationLayer) {
    layer.slot.pointee.answers = Answers()
    let size = engine.layOut(layer, offer(to: kind))
    layer.slot.pointee.geometry.x = max(0, (proposal.width - size.width) / 2)
    layer.slot.pointee.geometry.y = max(0, (proposal.height - size.height) / 2)
  }

  /// What a layer is offered: a panel leaves a margin in which the screen below can be seen, where
  /// there is room for one.
  private func offer(to kind: PresentationLayer) -> Proposal {
    if kind == .cover { return proposal }
    return proposal.reduced(
      by: proposal.width >= 20 ? 4 : 0, proposal.height >= 6 ? 2 : 0)
  }

  // MARK: Damage

  private func addDamage(of node: LayoutNode) {
    guard let container = node.parent?.enclosingLayout else { return }
    addDamage(Rect(node.slot.pointee.geometry), in: container, of: nil)
  }

  /// Has a rectangle of a container painted again.
  ///
  /// Where nothing can overlap, painting begins at the container itself; else at the top.
  private func addDamage(_ rect: Rect, in container: LayoutNode, of leaf: Element?) {
    var rect = rect
    var x: Int32 = 0
    var y: Int32 = 0
    var node = container
    var mayOverlap = false
    while true {
      let slot = node.slot
      if slot.pointee.rule.mayOverlap(count: slot.pointee.elements.count)
        || slot.pointee.overflows
      {
        mayOverlap = true
      }
      let geometry = slot.pointee.geometry
      if slot.pointee.rule.clips {
        rect = rect.intersection(Rect(0, 0, geometry.width, geometry.height))
        if rect.isEmpty { return }
      }
      rect = rect.moved(geometry.x, geometry.y)
      x += geometry.x
      y += geometry.y
      guard let outer = node.parent?.enclosingLayout else { break }
      node = outer
    }
    if mayOverlap || node !== composition.top || !composition.layers.isEmpty {
      damage.add(PaintJob(start: composition.top, x: 0, y: 0, rect: rect))
    } else {
      damage.add(PaintJob(start: container, x: x, y: y, rect: rect))
    }
  }
}

extension Node {
  /// The nearest layout node at or above this one.
  var enclosingLayout: LayoutNode? {
    var node: Node? = self
    while let current = node {
      if let layout = current.asLayout { return layout }
      node = current.parent
    }
    return nil
  }
}

extension LayoutNode {
  /// The axis along which the node's elements stand, if it is a stack.
  var axis: Axis? {
    switch slot.pointee.rule {
    case .stack(let axis, _, _), .lazyStack(let axis, _, _): axis
    default: nil
    }
  }
}

extension LayoutRule {
  /// Whether what is inside may be drawn over something else.
  fileprivate func mayOverlap(count: Int) -> Bool {
    switch self {
    case .background, .overlay, .offset, .border, .opacity, .hidden, .custom, .topmost, .fits:
      true
    case .depth: count != 1
    default: false
    }
  }

  /// Whether nothing inside is drawn outside.
  var clips: Bool {
    switch self {
    case .scroll, .clip: true
    default: false
    }
  }
}
