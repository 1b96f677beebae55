import BinderyComposition
import BinderyViews
import Foundation

extension LayoutEngine {
  /// Lays out elements one over another: each is offered all the room.
  func layOutDepth(
    _ node: LayoutNode, _ proposal: Proposal, _ alignment: Alignment
  ) -> CellSize {
    let elements = Elements(node)
    var size = CellSize.zero
    for index in 0..<elements.count {
      let own = pass(proposal, to: elements[index])
      size = CellSize(max(size.width, own.width), max(size.height, own.height))
    }
    for index in 0..<elements.count {
      align(elements[index], in: node, size, alignment)
    }
    return size
  }

  /// Lays out content with a layer behind or before it: the content decides the size.
  func layOutLayers(
    _ node: LayoutNode, _ proposal: Proposal, _ alignment: Alignment
  ) -> CellSize {
    let elements = Elements(node)
    guard elements.count > 1 else { return .zero }
    var size = CellSize.zero
    for index in 0..<(elements.count - 1) {
      let own = pass(proposal, to: elements[index])
      size = CellSize(max(size.width, own.width), max(size.height, own.height))
    }
    for index in 0..<(elements.count - 1) { align(elements[index], in: node, size, .topLeading) }
    let layer = elements[elements.count - 1]
    _ = pass(Proposal(size.width, size.height), to: layer)
    align(layer, in: node, size, alignment)
    return size
  }

  private func align(
    _ element: Element, in node: LayoutNode, _ size: CellSize, _ alignment: Alignment
  ) {
    let geometry = element.geometry
    var x = alignment.horizontal.offset(of: geometry.width, in: size.width)
    var y = alignment.vertical.offset(of: geometry.height, in: size.height)
    if let guide = element.guide(alignment, horizontal: true) {
      x = alignment.horizontal.offset(of: 0, in: size.width) - guide
    }
    if let guide = element.guide(alignment, horizontal: false) {
      y = alignment.vertical.offset(of: 0, in: size.height) - guide
    }
    element.setOrigin(x, y)
    noteOverflow(element, in: node, size)
  }

  /// Lays out the last element only; the others wait as they are.
  func layOutTopmost(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    let elements = Elements(node)
    guard elements.count > 0 else { return .zero }
    let element = elements[elements.count - 1]
    let size = pass(proposal, to: element)
    element.setOrigin(0, 0)
    noteOverflow(element, in: node, size)
    return size
  }

  /// Lays out the first element that fits when it may be as large as it wants, or else the last.
  func layOutFits(_ node: LayoutNode, _ proposal: Proposal, _ axes: Axis.Set) -> CellSize {
    let elements = Elements(node)
    node.slot.pointee.didProbe = true
    let open = Proposal(
      axes.contains(.horizontal) ? Proposal.unspecified : proposal.width,
      axes.contains(.vertical) ? Proposal.unspecified : proposal.height)
    func fits(_ length: Int32, _ offered: Int32) -> Bool {
      offered == Proposal.unspecified || length <= offered
    }
    let chosen = (0..<elements.count).first { index in
      let size = measure(elements[index], open)
      return (!axes.contains(.horizontal) || fits(size.width, proposal.width))
        && (!axes.contains(.vertical) || fits(size.height, proposal.height))
    }
    node.slot.extra = ChosenElement(chosen ?? max(0, elements.count - 1))
    guard elements.count > 0 else { return .zero }
    let element = elements[chosen ?? elements.count - 1]
    let size = pass(proposal, to: element)
    element.setOrigin(0, 0)
    noteOverflow(element, in: node, size)
    return size
  }

  /// Makes the content for the room on offer, and lays it out at the leading top corner.
  func layOutReader(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    func length(_ offered: Int32) -> Int32 {
      // Ten points, as SwiftUI takes where nothing is offered.
      offered == Proposal.unspecified ? 1 : max(0, offered)
    }
    let size = CellSize(length(proposal.width), length(proposal.height))
    if isProbing {
      isProvisional = true
      return size
    }
    guard let reader = node.childBase?.node as? AnyReaderNode else { return size }
    if size.width >= Proposal.infinity || size.height >= Proposal.infinity {
      if reader.empty() { node.slot.pointee.elementsAreStale = true }
      _ = Elements(node)
      return size
    }
    if reader.fill(CellLength.points(size)) { node.slot.pointee.elementsAreStale = true }
    let elements = Elements(node)
    let own = Proposal(size.width, size.height)
    for index in 0..<elements.count {
      _ = pass(own, to: elements[index])
      elements[index].setOrigin(0, 0)
      noteOverflow(elements[index], in: node, size)
    }
    return size
  }
}

/// Which of several elements is shown.
final class ChosenElement {
  let index: Int
  init(_ index: Int) { self.index = index }
}
