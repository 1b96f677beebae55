import BinderyBindings
import BinderyComposition
import BinderyViews

/// Something that is laid out: a leaf, or a layout node.
typealias Element = UnsafeMutablePointer<Child>

extension Element {
  @inline(__always) var isLeaf: Bool { pointee.reference == nil }

  /// Whether it is laid out, as everything is but nodes that only hold the place of others.
  @inline(__always) var isLaidOut: Bool { pointee.place != nil }

  /// The node; nil for a leaf.
  @inline(__always) var node: Node? { pointee.reference?.takeUnretainedValue() }

  /// The layout node, unless this is a leaf.
  @inline(__always) var layout: LayoutNode? {
    node.map { unsafeDowncast($0, to: LayoutNode.self) }
  }

  /// Calls `body` with the layout node, which this must be, without retaining it.
  @inline(__always) @MainActor
  func withLayout<Result>(_ body: (LayoutNode) -> Result) -> Result {
    pointee.reference.unsafelyUnwrapped.borrow {
      body(unsafeDowncast($0, to: LayoutNode.self))
    }
  }

  /// What is kept for the layout node, unless this is a leaf.
  @inline(__always) var slot: UnsafeMutablePointer<LayoutSlot>? {
    isLeaf
      ? nil
      : UnsafeMutableRawPointer(pointee.place.unsafelyUnwrapped)
        .assumingMemoryBound(to: LayoutSlot.self)
  }

  /// The leaf, which this must be.
  @inline(__always) var leaf: UnsafeMutablePointer<LeafRecord> {
    UnsafeMutableRawPointer(pointee.place.unsafelyUnwrapped)
      .assumingMemoryBound(to: LeafRecord.self)
  }

  /// Where the element lies in its container.
  @inline(__always) var geometry: Geometry {
    @inline(__always) get { pointee.place.unsafelyUnwrapped.pointee }
    @inline(__always) nonmutating set { pointee.place.unsafelyUnwrapped.pointee = newValue }
    @inline(__always) nonmutating _modify { yield &pointee.place.unsafelyUnwrapped.pointee }
  }

  /// Puts the element at a place of its container, as far out as layout can hold.
  @inline(__always) func setOrigin(_ x: Int32, _ y: Int32) {
    let place = pointee.place.unsafelyUnwrapped
    place.pointee.x = CellLength.bounded(x)
    place.pointee.y = CellLength.bounded(y)
  }

  /// Calls `body` with the environment that the leaf sees.
  @inline(__always) @MainActor
  func withEnvironment<Result>(_ body: (EnvironmentStorage) -> Result) -> Result {
    leaf.pointee.site.reference.borrow(body)
  }

  @inline(__always) var isSpacer: Bool {
    if isLeaf, case .spacer = leaf.pointee.leaf { true } else { false }
  }
}

/// What lies directly in a layout node, by position.
struct Elements {
  let count: Int
  private let children: UnsafeMutablePointer<Child>?
  /// Nil where the children are the elements: an empty list would be retained.
  private let gathered: ContiguousArray<Element>?

  // Inlined, since an initializer that is called is given the node retained.
  @inline(__always) @MainActor init(_ node: LayoutNode) { self = Self.elements(of: node) }

  private init(count: Int, children: UnsafeMutablePointer<Child>?) {
    self.count = count
    self.children = children
    gathered = nil
  }

  private init(_ gathered: ContiguousArray<Element>) {
    count = gathered.count
    children = nil
    self.gathered = gathered
  }

  @MainActor private static func elements(of node: LayoutNode) -> Elements {
    if node.slot.pointee.elementsAreStale { node.gatherElements() }
    return node.slot.pointee.isFlat
      ? Elements(count: node.childCount, children: node.childBase)
      : Elements(node.slot.pointee.elements)
  }

  @inline(__always) subscript(index: Int) -> Element {
    if let children { children + index } else { gathered.unsafelyUnwrapped[index] }
  }
}

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
  fileprivate var elementCount: Int {
    if slot.pointee.elementsAreStale { gatherElements() }
    let count = slot.pointee.isFlat ? childCount : slot.pointee.elements.count
    return max(0, count - layerCount)
  }

  /// How many of the elements are layers: the last ones, behind or before the others.
  fileprivate var layerCount: Int { slot.pointee.traits.contains(.hasLayer) ? childCount - 1 : 0 }

  /// Has a layer for each of several elements, if it has layers.
  fileprivate func provideLayers(for count: Int) {
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

/// A modifier over several elements: a wrapper for each.
@MainActor final class Distribution {
  let elements: ContiguousArray<Element>
  private let memory: DistributionMemory

  init(over node: LayoutNode) {
    node.provideLayers(for: node.elementCount)
    let inner = Elements(node)
    let count = max(0, inner.count - node.layerCount)
    memory = DistributionMemory(count: count)
    let base = memory.base
    for index in 0..<count {
      let layer = count < inner.count ? inner[count + index] : nil
      (base + index).initialize(to: node.wrapper(over: inner[index], layer: layer))
    }
    elements = ContiguousArray((0..<count).map { base + $0 })
  }
}

/// The memory of wrappers, which goes with its owner on whichever thread that is released.
private struct DistributionMemory: ~Copyable {
  let base: UnsafeMutablePointer<Child>
  let count: Int
  init(count: Int) {
    self.count = count
    base = .allocate(capacity: count)
  }
  deinit {
    for index in 0..<count { base[index].release() }
    base.deallocate()
  }
}
