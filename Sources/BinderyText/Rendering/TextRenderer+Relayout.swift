import BinderyBindings
import BinderyComposition
import BinderyViews

extension TextRenderer {
  /// Measures a changed leaf again, and has the container laid out again where that may matter.
  /// - Parameters:
  ///   - node: The node of the leaf, or one that is laid out, which somebody else keeps.
  ///   - index: The position of the leaf in the node, or -1.
  func relayOut(_ node: Unmanaged<Node>, at index: Int) {
    node.borrow { node in
      guard node.isMounted else { return }
      if index < 0 {
        if let layout = node.asLayout { queue.add(layout) }
      } else if index < node.childCount {
        let leaf = node.childBase.unsafelyUnwrapped + index
        node.enclosing?.borrow { if mustLayOut($0, for: leaf) { queue.add($0) } }
      }
    }
  }

  /// Lays out again what waits, and upwards for as long as that may matter.
  ///
  /// Deeper nodes come first, so that a container is laid out once, when all it holds is known.
  func relayOutQueued() {
    while let node = queue.next() {
      if !node.isMounted { continue }
      if node.container == nil {
        screenIsStale = true
      } else if let container = relayOut(node) {
        queue.add(container)
      }
    }
    if screenIsStale {
      screenIsStale = false
      layOutScreen()
    }
  }

  /// Measures a leaf again. Returns whether its container must be laid out again.
  private func mustLayOut(_ container: LayoutNode, for leaf: Element) -> Bool {
    if !leaf.isLeaf { return false }
    let old = leaf.geometry
    if old.proposal == .none || container.slot.pointee.elementsAreStale {
      leaf.geometry.proposal = .none
      return true
    }
    engine.measureLeaf(leaf, old.proposal, along: container.axis)
    let size = leaf.geometry
    // A container that was asked for one size, and offered its elements nothing else, is settled.
    let isSettled =
      !container.slot.pointee.didProbe && container.slot.pointee.answers.count == 1
    if size.width == old.width && size.height == old.height && isSettled {
      addDamage(Rect(old), in: container)
      return false
    }
    if container.absorbs(old, size) {
      addDamage(Rect(old).union(Rect(size)), in: container)
      return false
    }
    return true
  }

  /// Lays out a node again. Returns its container if that must be laid out again too.
  private func relayOut(_ node: LayoutNode) -> LayoutNode? {
    let container = node.container.unsafelyUnwrapped
    let slot = node.slot
    if node.isDistributed
      || slot.pointee.traits.contains(.modifiesEach)
        && (slot.pointee.elementsAreStale || node.isOutdatedWrapper)
    {
      slot.extra = nil
      slot.pointee.answers = Answers()
      slot.pointee.geometry.proposal = .none
      container.slot.pointee.elementsAreStale = true
      return container
    }
    if slot.pointee.geometry.proposal == .none {
      slot.pointee.answers = Answers()
      return container
    }
    let reachedOutside = node.reachesOutside
    let old = slot.pointee.geometry
    addDamage(of: node)
    let isSame = answersAgain(node)
    if node.reachesOutside && !reachedOutside {
      addDamage(of: node)
      noteOverflow(from: container)
    }
    if container.slot.pointee.elementsAreStale { return container }
    if isSame { return nil }
    if !node.reachesOutside && container.absorbs(old, slot.pointee.geometry) {
      addDamage(of: node)
      return nil
    }
    return container
  }

  /// Lays out a node again for all it was asked. Returns whether it answers the same as before, so
  /// that nothing above it can differ.
  private func answersAgain(_ node: LayoutNode) -> Bool {
    let slot = node.slot
    let old = slot.pointee.answers
    let before = slot.pointee.geometry
    let wasProvisional = slot.pointee.isProvisional
    var isSame = !old.isIncomplete
    slot.pointee.answers = Answers()
    for index in 0..<old.count where isSame && old[index].proposal != before.proposal {
      let size = engine.probe(node, old[index].proposal)
      isSame = size == CellSize(old[index].width, old[index].height)
    }
    // What was never given a place, since another view fits better, still has none.
    let size =
      wasProvisional
      ? engine.probe(node, before.proposal) : engine.layOut(node, before.proposal)
    return isSame && size == CellSize(before.width, before.height)
  }

  /// Has painting look outside the places of a node and of those above it, up to the next window.
  private func noteOverflow(from node: LayoutNode) {
    var node: LayoutNode? = node
    while let current = node, !current.slot.pointee.overflows {
      current.slot.pointee.overflows = true
      engine.version &+= 1
      if current.slot.pointee.traits.contains(.clips) { return }
      node = current.container
    }
  }

  /// Lays out the root and the layers above it for the size of the screen.
  private func layOutScreen() {
    let top = top
    engine.screen = CellSize(proposal.width, proposal.height)
    top.slot.pointee.answers = Answers()
    engine.layOut(top, proposal)
    for presentation in composition.layers {
      if let layer = presentation.layer { layOutLayer(layer, presentation.kind) }
    }
    if !bounds.isEmpty { damage.add(bounds, from: top) }
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

  /// Has the place of a node painted again, and what it draws outside.
  private func addDamage(of node: LayoutNode) {
    guard let container = node.container, !container.covers(node) else { return }
    let far = Proposal.infinity
    addDamage(
      node.reachesOutside ? Rect(-far, -far, far, far) : Rect(node.slot.pointee.geometry),
      in: container)
  }

  /// Has a rectangle of a container painted again.
  ///
  /// Where nothing can overlap, painting begins at the container itself; else at the top.
  private func addDamage(_ rect: Rect, in container: LayoutNode) {
    let place = places.place(of: container, version: engine.version)
    let visible = rect.moved(place.x, place.y).intersection(place.clip).intersection(bounds)
    if visible.isEmpty { return }
    if place.isUncovered && !hasLayers {
      // A small screen is in the processor's first cache anyway.
      if surface.buffer.count > Self.cellsInCache { notePlace(of: container, place) }
      damage.add(visible, from: container, at: place.x, place.y)
    } else {
      damage.add(visible, from: top)
    }
  }

  private static var cellsInCache: Int { (32 << 10) / MemoryLayout<Cell>.stride }

  private func notePlace(of container: LayoutNode, _ place: ScreenPlace) {
    let painted = PaintedPlace(
      of: container.slot.pointee.geometry, at: surface.address(place.x, place.y),
      bytesOfCell: MemoryLayout<Cell>.stride,
      bytesOfRow: surface.columns * MemoryLayout<Cell>.stride)
    Unmanaged.passUnretained(composition).borrow { $0.note(painted) }
  }
}

extension LayoutNode {
  /// The axis along which the node's elements stand, if it is a stack.
  @inline(__always) var axis: Axis? {
    let traits = slot.pointee.traits
    if traits.contains(.isHorizontal) { return .horizontal }
    return traits.contains(.isVertical) ? .vertical : nil
  }

  /// Whether another width of one of its rows changes nothing else: a lazy column at the leading
  /// edge takes the width it is offered, whatever its rows are.
  func absorbs(_ old: Geometry, _ new: Geometry) -> Bool {
    guard slot.pointee.rule.isLeadingLazyColumn,
      !((slot.extra as? LazyState)?.hasGuides ?? false)
    else { return false }
    let geometry = slot.pointee.geometry
    return old.height == new.height && !slot.pointee.isProvisional
      && geometry.proposal.width != Proposal.unspecified
      && new.x &+ new.width <= geometry.width
  }
}

extension LayoutRule {
  fileprivate var isLeadingLazyColumn: Bool {
    switch self {
    case .rows: true
    case .lazyStack(.vertical, let alignment, _): alignment.horizontal == .leading
    default: false
    }
  }
}
