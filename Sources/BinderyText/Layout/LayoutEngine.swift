import BinderyComposition
import BinderyViews

/// Measures and places elements: propose, answer, place, in whole cells.
///
/// An element answers a proposal with its size. Answers are kept until the content changes; the
/// places of what is inside belong to the proposal that was laid out last.
@MainActor final class LayoutEngine {
  /// Layout nodes and leaves that were measured anew.
  @exclusivity(unchecked) var measured = 0
  /// Told when layout mounts something, so that what it brings is laid out too.
  @exclusivity(unchecked) var mountedDuringLayout = false

  /// The size of an element that is offered a size.
  /// - Parameter axis: The axis of the stack that the element stands in, if it does.
  @inline(__always)
  func measure(_ element: Element, _ proposal: Proposal, along axis: Axis? = nil) -> CellSize {
    if let layout = element.layout { return measure(layout, proposal) }
    if element.pointee.geometry.proposal != proposal {
      measureLeaf(element, proposal, along: axis)
    }
    return CellSize(element.pointee.geometry.width, element.pointee.geometry.height)
  }

  /// The size of a layout node that is offered a size.
  func measure(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    let slot = node.slot
    for index in 0..<slot.pointee.answers.count {
      let answer = slot.pointee.answers[index]
      if answer.proposal == proposal { return CellSize(answer.width, answer.height) }
    }
    return layOut(node, proposal)
  }

  /// Makes sure that what is inside an element stands as a proposal wants it.
  @inline(__always) func settle(_ element: Element, _ proposal: Proposal, along axis: Axis? = nil) {
    if let layout = element.layout {
      if layout.slot.pointee.geometry.proposal != proposal { _ = layOut(layout, proposal) }
    } else if element.pointee.geometry.proposal != proposal {
      measureLeaf(element, proposal, along: axis)
    }
  }

  /// Lays out a node for a proposal, whatever was known before.
  func layOut(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    measured &+= 1
    let slot = node.slot
    slot.pointee.didProbe = false
    slot.pointee.overflows = false
    let size: CellSize
    switch slot.pointee.rule {
    case .stack(let axis, let alignment, let spacing):
      size = layOutStack(node, proposal, axis, alignment, spacing)
    case .depth(let alignment): size = layOutDepth(node, proposal, alignment)
    case .background(let alignment), .overlay(let alignment):
      size = layOutLayers(node, proposal, alignment)
    case .scroll(let axes): size = layOutScroll(node, proposal, axes)
    case .lazyStack(let axis, let alignment, let spacing):
      size = layOutLazyStack(node, proposal, axis, alignment, spacing)
    case .reader: size = layOutReader(node, proposal)
    case .fits(let axes): size = layOutFits(node, proposal, axes)
    case .topmost: size = layOutTopmost(node, proposal)
    case .custom(let layout): size = layOutCustom(node, proposal, layout)
    default: size = layOutModifier(node, proposal)
    }
    slot.pointee.geometry.proposal = proposal
    slot.pointee.geometry.width = size.width
    slot.pointee.geometry.height = size.height
    slot.pointee.answers.add(proposal, size.width, size.height)
    return size
  }

  /// Notes that an element reaches outside its container, or has something inside that does.
  @inline(__always)
  func noteOverflow(_ element: Element, in node: LayoutNode, _ size: CellSize) {
    let geometry = element.geometry
    if geometry.x < 0 || geometry.y < 0 || geometry.x + geometry.width > size.width
      || geometry.y + geometry.height > size.height
      || (element.layout?.slot.pointee.overflows ?? false)
    {
      node.slot.pointee.overflows = true
    }
  }
}
