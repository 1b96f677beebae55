import BinderyComposition
import BinderyViews

/// Measures and places elements: propose, answer, place, in whole cells.
///
/// An element answers a proposal with its size. Answers are kept until the content changes; the
/// places of what is inside belong to the proposal that was laid out last. What is only measured
/// mounts nothing: readers and rows in a window wait until their place is settled. Only the layers
/// of several views are mounted as soon as the views are counted.
///
/// Where sizes alone are asked for, an element that has answered is not looked into again, so that
/// each level of a tree is laid out once for each different proposal, whatever those above it try.
@MainActor final class LayoutEngine {
  /// Layout nodes and leaves that were measured anew.
  @exclusivity(unchecked) var measured = 0
  /// Differs whenever something may stand elsewhere than before.
  @exclusivity(unchecked) var version = 0
  /// The size of the screen.
  @exclusivity(unchecked) var screen = CellSize.zero
  /// Rows that were laid out for a window, until it is known that they are the right ones.
  @exclusivity(unchecked) var visits: [WindowVisit] = []
  /// Whether sizes are asked for and places do not matter.
  @exclusivity(unchecked) private(set) var isProbing = false
  /// Whether something in the node that is being laid out waits for its place.
  @exclusivity(unchecked) var isProvisional = false

  /// The size of an element that is offered a size.
  /// - Parameter axis: The axis of the stack that the element stands in, if it does.
  @inline(__always)
  func measure(_ element: Element, _ proposal: Proposal, along axis: Axis? = nil) -> CellSize {
    if let slot = element.slot {
      return slot.knownSize(proposal) ?? element.withLayout { measure($0, proposal) }
    }
    if element.geometry.proposal != proposal {
      measureLeaf(element, proposal, along: axis)
    }
    return CellSize(element.geometry.width, element.geometry.height)
  }

  /// The size of a layout node that is offered a size.
  func measure(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    let slot = node.slot
    if slot.pointee.elementsAreStale && slot.pointee.traits.contains(.modifiesEach) {
      node.gatherElements()
    }
    return slot.knownSize(proposal) ?? probe(node, proposal)
  }

  /// Lays out a node for a proposal only to know its size.
  func probe(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    let (wasProbing, wasProvisional) = (isProbing, isProvisional)
    isProbing = true
    let size = layOut(node, proposal)
    (isProbing, isProvisional) = (wasProbing, wasProvisional)
    return size
  }

  /// Finds out where the guides of an element are when it is offered a size.
  func probeGuides(of element: Element, _ proposal: Proposal, along axis: Axis) {
    let (wasProbing, wasProvisional) = (isProbing, isProvisional)
    isProbing = true
    settle(element, proposal, along: axis)
    (isProbing, isProvisional) = (wasProbing, wasProvisional)
  }

  /// Makes sure that what is inside an element stands as a proposal wants it.
  @inline(__always) func settle(_ element: Element, _ proposal: Proposal, along axis: Axis? = nil) {
    if let slot = element.slot {
      if slot.pointee.geometry.proposal != proposal || (slot.pointee.isProvisional && !isProbing) {
        element.withLayout { settle($0, proposal) }
      } else if slot.pointee.isProvisional {
        isProvisional = true
      }
    } else if element.geometry.proposal != proposal {
      measureLeaf(element, proposal, along: axis)
    }
  }

  private func settle(_ node: LayoutNode, _ proposal: Proposal) {
    let slot = node.slot
    // Guides depend on what is inside, and not on its size alone.
    guard isProbing, !slot.pointee.traits.contains(.mayHaveGuide),
      let size = slot.knownSize(proposal)
    else {
      layOut(node, proposal)
      return
    }
    slot.pointee.geometry.proposal = proposal
    slot.pointee.geometry.width = size.width
    slot.pointee.geometry.height = size.height
    slot.pointee.isProvisional = true
    isProvisional = true
  }

  /// Lays out a node for a proposal, whatever was known before.
  @discardableResult func layOut(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    measured &+= 1
    version &+= 1
    if node.isOutOfRoom() { return leaveOut(node, proposal) }
    let slot = node.slot
    let outerIsProvisional = isProvisional
    isProvisional = false
    slot.pointee.didProbe = false
    slot.pointee.overflows = false
    var size: CellSize
    switch slot.pointee.rule {
    case .stack(let axis, let alignment, let spacing):
      size = layOutStack(node, proposal, axis, alignment, spacing)
    case .depth(let alignment): size = layOutDepth(node, proposal, alignment)
    case .background(let alignment), .overlay(let alignment):
      size = layOutLayers(node, proposal, alignment)
    case .scroll(let axes): size = layOutScroll(node, proposal, axes)
    case .lazyStack(let axis, let alignment, let spacing):
      size = layOutLazyStack(
        node, proposal, LazyStackStyle(axis: axis, alignment: alignment, spacing: spacing))
    case .rows(let rows): size = layOutLazyStack(node, proposal, LazyStackStyle(rows))
    case .lazyGrid(let rule): size = layOutLazyGrid(node, proposal, rule)
    case .grid(let alignment, let horizontalSpacing, let verticalSpacing):
      size = layOutGrid(node, proposal, alignment, horizontalSpacing, verticalSpacing)
    case .gridRow(let alignment):
      size = layOutStack(
        node, proposal, .horizontal,
        Alignment(horizontal: .leading, vertical: alignment ?? .center), nil)
    case .reader: size = layOutReader(node, proposal)
    case .fits(let axes): size = layOutFits(node, proposal, axes)
    case .topmost: size = layOutTopmost(node, proposal)
    case .custom(let layout): size = layOutCustom(node, proposal, layout)
    default: size = layOutModifier(node, proposal)
    }
    size = size.bounded
    slot.pointee.geometry.proposal = proposal
    slot.pointee.geometry.width = size.width
    slot.pointee.geometry.height = size.height
    slot.pointee.answers.add(proposal, size.width, size.height)
    slot.pointee.isProvisional = isProvisional
    isProvisional = isProvisional || outerIsProvisional
    return size
  }

  /// Gives a node no room, since there is none on the stack to look inside.
  private func leaveOut(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    node.slot.pointee.didProbe = false
    node.slot.pointee.overflows = false
    node.slot.pointee.isProvisional = false
    node.slot.pointee.geometry.proposal = proposal
    node.slot.pointee.geometry.width = 0
    node.slot.pointee.geometry.height = 0
    node.slot.pointee.answers.add(proposal, 0, 0)
    return .zero
  }

  /// Notes that an element reaches outside its container, or has something inside that does.
  @inline(__always)
  func noteOverflow(_ element: Element, in node: LayoutNode, _ size: CellSize) {
    let geometry = element.geometry
    if geometry.x < 0 || geometry.y < 0 || geometry.x &+ geometry.width > size.width
      || geometry.y &+ geometry.height > size.height || element.reachesOutside
    {
      node.slot.pointee.overflows = true
    }
  }
}

// These look at the slots of nodes, so that no node is retained.

extension UnsafeMutablePointer<LayoutSlot> {
  /// The size that answered a proposal before, if that still holds.
  @inline(__always) fileprivate func knownSize(_ proposal: Proposal) -> CellSize? {
    if pointee.elementsAreStale && pointee.traits.contains(.modifiesEach) { return nil }
    for index in 0..<pointee.answers.count {
      let answer = pointee.answers[index]
      if answer.proposal == proposal { return CellSize(answer.width, answer.height) }
    }
    guard pointee.answers.isIncomplete, let answer = pointee.answers.further(proposal) else {
      return nil
    }
    return CellSize(answer.width, answer.height)
  }

  @inline(__always) fileprivate var reachesOutside: Bool {
    pointee.overflows && !pointee.traits.contains(.clips)
  }
}

extension LayoutNode {
  /// Whether something inside is drawn outside.
  @inline(__always) var reachesOutside: Bool { slot.reachesOutside }
}

extension Element {
  /// Whether something inside the element is drawn outside.
  @inline(__always) var reachesOutside: Bool { slot?.reachesOutside ?? false }
}
