import BinderyBindings
package import BinderyViews

/// A node that is laid out: a stack, a frame, a window on longer content.
///
/// Its slot belongs to the renderer, which finds all it needs there.
package final class LayoutNode: Node {
  package let slot: UnsafeMutablePointer<LayoutSlot>
  private let memory: SlotMemory

  package override var asLayout: LayoutNode? { self }

  init(_ rule: LayoutRule, in parent: Node, capacity: Int) {
    memory = SlotMemory(LayoutSlot(rule))
    slot = memory.pointer
    super.init(in: parent, capacity: capacity)
    switch rule {
    case .lazyStack(.vertical, _, _): isLazy = true
    default: isLazy = false
    }
  }

  init(top composition: Composition, environment: EnvironmentStorage) {
    memory = SlotMemory(LayoutSlot(.depth(.topLeading)))
    slot = memory.pointer
    super.init(top: composition, environment: environment)
  }

  /// Follows another rule from now on.
  func setRule(_ rule: LayoutRule) {
    if slot.pointee.rule == rule { return }
    slot.pointee.rule = rule
    slot.pointee.elementsAreStale = true
    composition.noteChange(of: self)
  }
}

/// What a renderer keeps for a layout node.
package struct LayoutSlot {
  package var rule: LayoutRule
  package var geometry = Geometry()
  /// The sizes that answer earlier proposals.
  package var answers = Answers()
  /// What lies directly in the node, where that is not simply its children. Valid until the
  /// structure below changes.
  package var elements: ContiguousArray<UnsafeMutablePointer<Child>> = []
  package var elementsAreStale = true
  /// Whether each child is an element.
  package var isFlat = false
  /// The ends of the elements along the axis of a stack, ascending.
  package var ends: ContiguousArray<Int32> = []
  /// Whether elements were offered other sizes than the ones they got, so that the outcome depends
  /// on more than their sizes.
  package var didProbe = false
  /// Whether something inside reaches outside.
  package var overflows = false
  /// What few nodes need.
  package var extra: AnyObject?

  init(_ rule: LayoutRule) { self.rule = rule }
}

/// The sizes a node has answered since its content last changed.
package struct Answers {
  package var first: (proposal: Proposal, width: Int32, height: Int32) = (.none, 0, 0)
  package var second: (proposal: Proposal, width: Int32, height: Int32) = (.none, 0, 0)
  package var third: (proposal: Proposal, width: Int32, height: Int32) = (.none, 0, 0)
}

/// The memory of a slot, which goes with its node on whichever thread that is released.
struct SlotMemory: ~Copyable {
  let pointer: UnsafeMutablePointer<LayoutSlot>
  init(_ slot: consuming LayoutSlot) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: slot)
  }
  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}

extension LayoutRule {
  /// Whether the rule applies to each element of the content by itself.
  package var modifiesEach: Bool {
    switch self {
    case .padding, .frame, .flexibleFrame, .offset, .fixedSize, .aspectRatio, .priority, .border,
      .opacity, .hidden, .clip, .background, .overlay:
      true
    case .stack, .depth, .scroll, .lazyStack, .reader, .fits, .topmost, .custom: false
    }
  }
}

extension LayoutNode {
  /// A child that applies the node's rule to one of several elements.
  package func wrapper(over element: UnsafeMutablePointer<Child>) -> Child {
    let wrapper = LayoutNode(slot.pointee.rule, in: self, capacity: 0)
    wrapper.slot.pointee.elements = [element]
    wrapper.slot.pointee.elementsAreStale = false
    return Child(wrapper)
  }
}
