import BinderyBindings
package import BinderyViews

/// A node that is laid out: a stack, a frame, a window on longer content.
///
/// Its slot belongs to the renderer, which finds all it needs there.
@usableFromInline package final class LayoutNode: Node {
  /// Where `storage` is: an object does not move, and neither does what it stores.
  package let slot: UnsafeMutablePointer<LayoutSlot>
  @exclusivity(unchecked) private var storage: LayoutSlot

  /// Whether the node is a layer above the screen, which no other node places.
  package internal(set) var isLayer: Bool {
    get { slot.pointee.isLayer }
    set { slot.pointee.isLayer = newValue }
  }
  /// Whether the node only applies the rule of its parent to one of several elements.
  package private(set) var isWrapper: Bool {
    get { slot.pointee.isWrapper }
    set { slot.pointee.isWrapper = newValue }
  }

  init(_ rule: consuming LayoutRule, in parent: borrowing Node, room: ChildRoom) {
    storage = LayoutSlot(rule)
    slot = address(of: &storage)
    let traits = storage.traits
    super.init(in: parent, room: room, isLaidOut: true)
    isLazy = traits.contains(.isLazy)
    if traits.contains(.dependsOnWindow) { noteWindowDependent() }
    if traits.contains(.mayHaveGuide) { noteGuide() }
  }

  /// Tells the modifiers around that something they modify may have a guide.
  private func noteGuide() {
    var outer = outerLayout
    while let node = outer, node.slot.pointee.traits.contains(.modifiesEach) {
      if node.slot.pointee.traits.contains(.mayHaveGuide) { return }
      node.slot.pointee.traits.insert(.mayHaveGuide)
      outer = node.outerLayout
    }
  }

  /// Tells the nodes above that something below depends on the window it is seen through.
  private func noteWindowDependent() {
    var node: Node? = self
    while let current = node, !current.hasWindowDependents {
      current.hasWindowDependents = true
      node = current.parent
    }
  }

  override init(top composition: Composition, environment: EnvironmentStorage) {
    storage = LayoutSlot(.stack(.vertical, alignment: .center, spacing: nil))
    slot = address(of: &storage)
    super.init(top: composition, environment: environment)
  }

  /// Lets go of everything below the node, which has been unmounted.
  func forget(_ environment: EnvironmentStorage) {
    removeChildren()
    slot.pointee.elements = []
    slot.pointee.elementsAreStale = true
    self.environment = environment
  }

  /// Follows another rule from now on.
  func setRule(_ rule: LayoutRule) {
    if slot.pointee.rule == rule {
      // Equal rows may select by another closure.
      if case .rows = rule { slot.pointee.rule = rule }
      return
    }
    slot.pointee.rule = rule
    let guide = slot.pointee.traits.intersection(.mayHaveGuide)
    slot.pointee.traits = rule.traits.union(guide)
    if slot.pointee.traits.contains(.dependsOnWindow) { noteWindowDependent() }
    slot.pointee.elementsAreStale = true
    composition.noteChange(of: self)
  }
}

// Not isolated: a closure that is handed to the library from the main actor checks that it is
// there.
private nonisolated func address<Value>(of value: inout Value) -> UnsafeMutablePointer<Value> {
  withUnsafeMutablePointer(to: &value) { $0 }
}

/// What a renderer keeps for a layout node.
@usableFromInline package struct LayoutSlot {
  // First, so that a place is all that layout needs to know of an element.
  package var geometry = Geometry()
  /// Whoever sets it sets the traits too.
  package internal(set) var rule: LayoutRule
  /// What is often asked about the rule, found out once.
  package fileprivate(set) var traits: LayoutTraits
  /// The sizes that answer earlier proposals.
  package var answers = Answers()
  // Small fields stand together, so that no room is lost between them.

  package var elementsAreStale = true
  /// Whether each child is an element.
  package var isFlat = false
  /// Whether elements were offered other sizes than the ones they got, so that the outcome depends
  /// on more than their sizes.
  package var didProbe = false
  /// Whether something inside reaches outside.
  package var overflows = false
  /// Whether the places of what is inside are not final, since the node was only measured.
  package var isProvisional = false
  /// Whether painting has begun, or will begin, at the node.
  package var isDamaged = false
  /// Whether the node waits to be laid out again.
  package var isQueued = false
  @usableFromInline fileprivate(set) var isLayer = false
  @usableFromInline fileprivate(set) var isWrapper = false
  /// Whether a node stands between this one and its container.
  @usableFromInline fileprivate(set) var hasWrapper = false
  /// What lies directly in the node, where that is not simply its children. Valid until the
  /// structure below changes.
  package var elements: ContiguousArray<UnsafeMutablePointer<Child>> = []
  /// What few nodes need.
  fileprivate var details: LayoutDetails?
  // Inlinable: called from another module it would copy the slot first.
  /// Whether what the node stands in is simply the node above that is laid out.
  @inlinable @inline(__always) package var hasPlainContainer: Bool {
    !isLayer && !isWrapper && !hasWrapper
  }

  init(_ rule: consuming LayoutRule) {
    self.rule = rule
    traits = self.rule.traits
  }
}

extension UnsafeMutablePointer<LayoutSlot> {
  /// Where the slot begins.
  @inline(__always) var place: UnsafeMutablePointer<Geometry> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Geometry.self)
  }

  // At an address, since a slot is large and would be copied.

  private var madeDetails: LayoutDetails {
    if let known = pointee.details { return known }
    let made = LayoutDetails()
    pointee.details = made
    return made
  }

  /// The ends of the elements along the axis of a stack, ascending.
  package var ends: ContiguousArray<Int32> {
    get { pointee.details?.ends ?? [] }
    nonmutating set {
      if pointee.details != nil || !newValue.isEmpty { madeDetails.ends = newValue }
    }
  }

  /// Takes the memory of the ends, to be filled anew.
  package func takeEnds() -> ContiguousArray<Int32> {
    var ends: ContiguousArray<Int32> = []
    if let details = pointee.details { swap(&ends, &details.ends) }
    ends.removeAll(keepingCapacity: true)
    return ends
  }

  /// The node that stands between this one and its container, where a modifier over several
  /// elements applies to each.
  package var wrapper: LayoutNode? {
    get { pointee.hasWrapper ? pointee.details?.wrapper : nil }
    nonmutating set {
      if newValue == nil && !pointee.hasWrapper { return }
      pointee.hasWrapper = newValue != nil
      madeDetails.wrapper = newValue
    }
  }

  /// What the node's rule needs to remember.
  package var extra: AnyObject? {
    get { pointee.details?.extra }
    nonmutating set {
      if pointee.details != nil || newValue != nil { madeDetails.extra = newValue }
    }
  }
}

/// What a renderer keeps for few layout nodes only.
private final class LayoutDetails {
  @exclusivity(unchecked) var ends: ContiguousArray<Int32> = []
  @exclusivity(unchecked) var wrapper: LayoutNode?
  @exclusivity(unchecked) var extra: AnyObject?
}

extension LayoutNode {
  /// A child that applies the node's rule to one of several elements.
  ///
  /// The wrapper must be let go of.
  /// - Parameter layer: What lies behind or before the element, where the rule says so.
  package func wrapper(
    over element: UnsafeMutablePointer<Child>, layer: UnsafeMutablePointer<Child>?
  ) -> Child {
    let wrapper = LayoutNode(slot.pointee.rule, in: self, room: ChildRoom(0))
    wrapper.isWrapper = true
    wrapper.slot.pointee.traits.formUnion(slot.pointee.traits.intersection(.mayHaveGuide))
    if let inner = element.pointee.node?.asLayout { inner.slot.wrapper = wrapper }
    wrapper.slot.pointee.elements = [element]
    if let layer {
      layer.pointee.node?.asLayout?.slot.wrapper = wrapper
      wrapper.slot.pointee.elements.append(layer)
    }
    wrapper.slot.pointee.elementsAreStale = false
    return Child(keeping: wrapper)
  }
}
