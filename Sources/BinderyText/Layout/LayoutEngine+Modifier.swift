import BinderyComposition
import BinderyViews
import Foundation

extension LayoutEngine {
  /// Lays out a node that changes how its one element is laid out.
  func layOutModifier(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    let elements = Elements(node)
    guard elements.count > 0 else { return .zero }
    let element = elements[0]
    switch node.slot.pointee.rule {
    case .padding(let insets): return layOutPadding(node, element, proposal, insets)
    case .frame(let width, let height, let alignment):
      return layOutFrame(node, element, proposal, width, height, alignment)
    case .flexibleFrame(let frame): return layOutFlexibleFrame(node, element, proposal, frame)
    case .offset(let distance):
      let size = pass(proposal, to: element)
      element.setOrigin(
        CellLength.cells(distance.width, horizontal: true),
        CellLength.cells(distance.height, horizontal: false))
      noteOverflow(element, in: node, size)
      return size
    case .fixedSize(let axes):
      let own = Proposal(
        axes.contains(.horizontal) ? Proposal.unspecified : proposal.width,
        axes.contains(.vertical) ? Proposal.unspecified : proposal.height)
      return layOutWhole(node, element, own)
    case .aspectRatio(let ratio, let mode):
      return layOutWhole(node, element, fitted(element, proposal, ratio, mode))
    case .containerRelative(let frame):
      return layOutContainerRelative(node, element, proposal, frame)
    case .border(let border) where border.insetsContent:
      return layOutPadding(node, element, proposal, columns: 1, rows: 1)
    default: return layOutWhole(node, element, proposal)
    }
  }

  /// Offers a size to an element. Returns the size it takes.
  ///
  /// Where places matter, that is the size it is laid out in. One that is only measured may be
  /// another: how long lazy content is, is assumed until its rows have been seen.
  func pass(_ proposal: Proposal, to element: Element, along axis: Axis? = nil) -> CellSize {
    if !isProbing || element.layout == nil {
      // What is settled need not be measured before.
      settle(element, proposal, along: axis)
    } else {
      _ = measure(element, proposal)
      settle(element, proposal)
    }
    let geometry = element.geometry
    return CellSize(geometry.width, geometry.height)
  }

  /// The element stands where the node stands, in the same size.
  private func layOutWhole(
    _ node: LayoutNode, _ element: Element, _ proposal: Proposal
  ) -> CellSize {
    let size = pass(proposal, to: element)
    element.setOrigin(0, 0)
    noteOverflow(element, in: node, size)
    return size
  }

  private func layOutPadding(
    _ node: LayoutNode, _ element: Element, _ proposal: Proposal, _ insets: EdgeInsets
  ) -> CellSize {
    let left = CellLength.cells(insets.leading, horizontal: true)
    let right = CellLength.cells(insets.trailing, horizontal: true)
    let top = CellLength.cells(insets.top, horizontal: false)
    let bottom = CellLength.cells(insets.bottom, horizontal: false)
    let inner = pass(proposal.reduced(by: left + right, top + bottom), to: element)
    element.setOrigin(left, top)
    let size = CellSize(max(0, inner.width + left + right), max(0, inner.height + top + bottom))
    noteOverflow(element, in: node, size)
    return size
  }

  private func layOutPadding(
    _ node: LayoutNode, _ element: Element, _ proposal: Proposal, columns: Int32, rows: Int32
  ) -> CellSize {
    let inner = pass(proposal.reduced(by: 2 * columns, 2 * rows), to: element)
    element.setOrigin(columns, rows)
    let size = CellSize(inner.width + 2 * columns, inner.height + 2 * rows)
    noteOverflow(element, in: node, size)
    return size
  }

  private func layOutFrame(
    _ node: LayoutNode, _ element: Element, _ proposal: Proposal, _ width: CGFloat?,
    _ height: CGFloat?, _ alignment: Alignment
  ) -> CellSize {
    let columns = width.map { CellLength.frame($0, horizontal: true) }
    let rows = height.map { CellLength.frame($0, horizontal: false) }
    let inner = pass(Proposal(columns ?? proposal.width, rows ?? proposal.height), to: element)
    let size = CellSize(columns ?? inner.width, rows ?? inner.height)
    align(element, inner, in: node, size, alignment)
    return size
  }

  private func layOutFlexibleFrame(
    _ node: LayoutNode, _ element: Element, _ proposal: Proposal, _ frame: FlexibleFrame
  ) -> CellSize {
    let width = FrameBounds(
      least: frame.minWidth, ideal: frame.idealWidth, most: frame.maxWidth, horizontal: true)
    let height = FrameBounds(
      least: frame.minHeight, ideal: frame.idealHeight, most: frame.maxHeight, horizontal: false)
    let inner = pass(
      Proposal(width.proposal(for: proposal.width), height.proposal(for: proposal.height)),
      to: element)
    let size = CellSize(
      width.length(offered: proposal.width, content: inner.width),
      height.length(offered: proposal.height, content: inner.height))
    align(element, inner, in: node, size, frame.alignment)
    return size
  }

  private func layOutContainerRelative(
    _ node: LayoutNode, _ element: Element, _ proposal: Proposal, _ frame: ContainerRelativeFrame
  ) -> CellSize {
    func length(_ axis: Axis, _ set: Axis.Set) -> Int32? {
      guard frame.axes.contains(set) else { return nil }
      let isHorizontal = axis == .horizontal
      let window = node.enclosingScroll(along: axis)?.slot.pointee.geometry
      let cells =
        isHorizontal ? window?.width ?? screen.width : window?.height ?? screen.height
      let whole = CellLength.points(cells, horizontal: isHorizontal)
      if let rule = frame.length {
        return max(0, CellLength.cells(rule.compute(whole, axis), horizontal: isHorizontal))
      }
      let count = CGFloat(frame.count)
      let part = (whole - frame.spacing * (count - 1)) / count
      let span = CGFloat(frame.span)
      return max(
        0, CellLength.cells(part * span + frame.spacing * (span - 1), horizontal: isHorizontal))
    }
    let width = length(.horizontal, .horizontal)
    let height = length(.vertical, .vertical)
    let inner = pass(Proposal(width ?? proposal.width, height ?? proposal.height), to: element)
    let size = CellSize(width ?? inner.width, height ?? inner.height)
    align(element, inner, in: node, size, frame.alignment)
    return size
  }

  private func align(
    _ element: Element, _ inner: CellSize, in node: LayoutNode, _ size: CellSize,
    _ alignment: Alignment
  ) {
    element.setOrigin(
      alignment.horizontal.offset(of: inner.width, in: size.width),
      alignment.vertical.offset(of: inner.height, in: size.height))
    noteOverflow(element, in: node, size)
  }

  /// The largest proposal of some proportions that fits, or the smallest that covers.
  private func fitted(
    _ element: Element, _ proposal: Proposal, _ ratio: CGFloat?, _ mode: ContentMode
  ) -> Proposal {
    let own = ratio ?? naturalRatio(element)
    guard own > 0, own.isFinite else { return proposal }
    // In cells a point is not square: a row is twice as high as a column is wide.
    let cells = own * CellLength.pointsPerRow / CellLength.pointsPerColumn
    let isOpenX = proposal.width == Proposal.unspecified || proposal.width >= Proposal.infinity
    let isOpenY = proposal.height == Proposal.unspecified || proposal.height >= Proposal.infinity
    if isOpenX && isOpenY { return proposal }
    let width = CGFloat(proposal.width)
    let height = CGFloat(proposal.height)
    let byWidth: Bool =
      isOpenY || (!isOpenX && (mode == .fit) == (width / cells <= height))
    return byWidth
      ? Proposal(proposal.width, max(1, CellLength.whole(width / cells)))
      : Proposal(max(1, CellLength.whole(height * cells)), proposal.height)
  }

  private func naturalRatio(_ element: Element) -> CGFloat {
    let size = measure(element, Proposal(Proposal.unspecified, Proposal.unspecified))
    return CellLength.points(size.width, horizontal: true)
      / CellLength.points(max(1, size.height), horizontal: false)
  }
}

extension Proposal {
  /// The proposal that is left inside a frame of some thickness.
  func reduced(by columns: Int32, _ rows: Int32) -> Proposal {
    func reduce(_ length: Int32, _ by: Int32) -> Int32 {
      length == Proposal.unspecified || length >= Proposal.infinity
        ? length : CellLength.bounded(max(0, length - by))
    }
    return Proposal(reduce(width, columns), reduce(height, rows))
  }
}

/// The bounds of one length of a flexible frame, in cells.
private struct FrameBounds {
  let least: Int32?
  let ideal: Int32?
  let most: Int32?

  init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?, horizontal: Bool) {
    self.least = least.map { max(0, CellLength.cells($0, horizontal: horizontal)) }
    self.ideal = ideal.map { CellLength.frame($0, horizontal: horizontal) }
    self.most = most.map { CellLength.frame($0, horizontal: horizontal) }
  }

  private func clamp(_ length: Int32) -> Int32 {
    max(least ?? .min, min(most ?? .max, length))
  }

  /// What the content is offered.
  func proposal(for offered: Int32) -> Int32 {
    if offered == Proposal.unspecified {
      guard let length = ideal else { return offered }
      return clamp(length)
    }
    return clamp(offered)
  }

  /// How long the frame is: what is offered where it is bounded on that side, else the content.
  func length(offered: Int32, content: Int32) -> Int32 {
    if offered == Proposal.unspecified { return clamp(ideal ?? content) }
    if least == nil && most == nil { return content }
    if let least, most == nil { return max(least, min(content, max(offered, least))) }
    let floor = least ?? min(content, most ?? content)
    return max(floor, min(most ?? offered, offered))
  }
}
