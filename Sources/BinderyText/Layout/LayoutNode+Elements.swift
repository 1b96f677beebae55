import BinderyBindings
import BinderyComposition

extension LayoutNode {
  /// Finds what lies directly in the node, looking through nodes that are not laid out.
  func gatherElements() {
    if isOutOfRoom() {
      slot.pointee.isFlat = false
      slot.pointee.elements.removeAll()
      return
    }
    slot.pointee.elementsAreStale = false
    if slot.pointee.traits.contains(.modifiesEach) {
      // A change inside is noted for the container, which asks this node again.
      slot.pointee.answers = Answers()
      slot.pointee.geometry.proposal = .none
    }
    slot.pointee.elements.removeAll(keepingCapacity: true)
    slot.pointee.isFlat = childrenAreElements()
    if !slot.pointee.isFlat {
      Self.gather(from: .passUnretained(self), into: &slot.pointee.elements)
    }
  }

  private func childrenAreElements() -> Bool {
    guard let base = childBase else { return true }
    for index in 0..<childCount {
      let child = base + index
      if child.isLeaf { continue }
      guard child.pointee.place != nil, let slot = child.slot else { return false }
      if !slot.pointee.traits.contains(.modifiesEach) {
        slot.wrapper = nil
      } else if !child.withLayout({ $0.gatherWholeIfOne() }) {
        return false
      }
    }
    return true
  }

  /// Notes that the node is an element itself, if it is one. Returns whether it is.
  private func gatherWholeIfOne() -> Bool {
    if elementCount != 1 { return false }
    gatherWhole()
    return true
  }

  /// How many elements the node itself lays out, without layers.
  var elementCount: Int {
    if slot.pointee.elementsAreStale { gatherElements() }
    let count = slot.pointee.isFlat ? childCount : slot.pointee.elements.count
    return max(0, count - layerCount)
  }

  /// How many of the elements are layers: the last ones, behind or before the others.
  var layerCount: Int { slot.pointee.traits.contains(.hasLayer) ? childCount - 1 : 0 }

  /// Has a layer for each of several elements, if it has layers.
  func provideLayers(for count: Int) {
    guard slot.pointee.traits.contains(.hasLayer), let content = childBase?.node else { return }
    if unsafeDowncast(content, to: AnyLayeredNode.self).provideLayers(count) {
      slot.pointee.elementsAreStale = true
    }
  }

  /// Notes that the node is an element itself: nothing stands between it and what it holds.
  private func gatherWhole() {
    slot.wrapper = nil
    if slot.pointee.traits.contains(.modifiesEach) {
      if slot.extra is Distribution { slot.extra = nil }
      provideLayers(for: 1)
      let inner = Elements(self)
      for index in 0..<min(2, inner.count) { inner[index].layout?.slot.wrapper = nil }
    }
  }

  private static func gather(
    from outer: Unmanaged<Node>, into elements: inout ContiguousArray<Element>
  ) {
    var node = outer
    // Many nodes are there for their only child: no call for each, since trees are deep.
    while let only = node.borrow({ $0.onlyInnerNode }) { node = only }
    node.borrow { node in
      guard let base = node.childBase, !node.isOutOfRoom() else { return }
      let count = node.childCount
      if count > 1 { elements.reserveCapacity(elements.count + count) }
      for index in 0..<count { gather(base + index, into: &elements) }
    }
  }

  /// Adds what is laid out of a child: itself, what it holds, or nothing.
  static func gather(_ child: Element, into elements: inout ContiguousArray<Element>) {
    guard let reference = child.pointee.reference else {
      elements.append(child)
      return
    }
    if child.pointee.place == nil {
      gather(from: reference, into: &elements)
      return
    }
    let slot = child.slot.unsafelyUnwrapped
    if !slot.pointee.traits.contains(.modifiesEach) {
      slot.wrapper = nil
      elements.append(child)
      return
    }
    let layout = child.layout.unsafelyUnwrapped
    if layout.elementCount == 1 {
      layout.gatherWhole()
      elements.append(child)
    } else {
      elements.append(contentsOf: layout.distribution.elements)
    }
  }

  /// The rule applied to each element by itself, where the content is several.
  private var distribution: Distribution {
    let distribution = Distribution(over: self)
    slot.extra = distribution
    // Its wrappers are laid out, not the node, which stands where its container does.
    slot.pointee.geometry = Geometry()
    slot.pointee.answers = Answers()
    slot.pointee.overflows = false
    slot.wrapper = nil
    return distribution
  }

  /// Whether the node's content is several, so that its container lays them out itself.
  var isDistributed: Bool { slot.extra is Distribution }

  /// Whether the node applies a rule to an element that may have gone, or lie elsewhere.
  var isOutdatedWrapper: Bool {
    isWrapper && outerLayout.unsafelyUnwrapped.slot.pointee.elementsAreStale
  }
}

extension LayoutNode {
  /// The node that places this one; nil at the top and for a layer.
  var container: LayoutNode? {
    if let wrapper = slot.wrapper { return wrapper }
    if isLayer { return nil }
    return isWrapper ? outerLayout?.container : outerLayout
  }
}
