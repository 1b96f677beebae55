import BinderyComposition
import BinderyViews
import Foundation

extension LayoutEngine {
  /// Lays out elements one after another.
  ///
  /// Each is offered all the room first. If all fit, that is it, and spacers share the rest; else
  /// the room is divided, the least flexible elements choosing first.
  func layOutStack(
    _ node: LayoutNode, _ proposal: Proposal, _ axis: Axis, _ alignment: Alignment,
    _ spacing: CGFloat?
  ) -> CellSize {
    let elements = Elements(node)
    let isHorizontal = axis == .horizontal
    let gap = spacing.map { CellLength.gap($0, horizontal: isHorizontal) }
    let offered = isHorizontal ? proposal.width : proposal.height
    let isOpen = offered == Proposal.unspecified
    var used: Int32 = 0
    var spacers: Int32 = 0
    var wasSpacer = false
    for index in 0..<elements.count {
      let element = elements[index]
      let isSpacer = element.isSpacer
      if index > 0 { used &+= distance(besideSpacer: wasSpacer || isSpacer, gap, isHorizontal) }
      wasSpacer = isSpacer
      if isSpacer {
        spacers += 1
        used &+= minimum(ofSpacer: element, isHorizontal)
      } else {
        let size = measure(element, proposal, along: axis)
        used &+= isHorizontal ? size.width : size.height
      }
      used = min(Proposal.infinity, used)
    }
    if isOpen || used <= offered {
      let rest = isOpen ? 0 : offered - used
      return place(
        elements, of: node, proposal, axis, alignment, gap, shares: nil, rest: rest,
        spacers: spacers)
    }
    node.slot.pointee.didProbe = true
    let shares = divide(
      offered, elements, proposal, axis, gap)
    return place(
      elements, of: node, proposal, axis, alignment, gap, shares: shares, rest: 0, spacers: 0)
  }

  /// The distance between neighbours: where none is said, a column in a row, and none beside
  /// spacers.
  @inline(__always)
  private func distance(besideSpacer: Bool, _ gap: Int32?, _ isHorizontal: Bool) -> Int32 {
    gap ?? (isHorizontal && !besideSpacer ? 1 : 0)
  }

  private func minimum(ofSpacer element: Element, _ isHorizontal: Bool) -> Int32 {
    guard case .spacer(let minLength) = element.leaf.pointee.leaf else { return 0 }
    return Self.spacerLength(minLength, horizontal: isHorizontal)
  }

  /// Gives each element its place along the axis and across it. Returns the size of the stack.
  private func place(
    _ elements: Elements, of node: LayoutNode, _ proposal: Proposal, _ axis: Axis,
    _ alignment: Alignment, _ gap: Int32?, shares: ContiguousArray<Int32>?, rest: Int32,
    spacers: Int32
  ) -> CellSize {
    let isHorizontal = axis == .horizontal
    let count = elements.count
    let keepsEnds = count > 8
    var ends: ContiguousArray<Int32> = []
    if keepsEnds {
      ends = node.slot.takeEnds()
      ends.reserveCapacity(count)
    }
    var position: Int32 = 0
    var across: Int32 = 0
    var restLeft = rest
    var spacersLeft = spacers
    var wasSpacer = false
    for index in 0..<count {
      let element = elements[index]
      let place = element.pointee.place.unsafelyUnwrapped
      let isSpacer = element.isSpacer
      if index > 0 { position &+= distance(besideSpacer: wasSpacer || isSpacer, gap, isHorizontal) }
      wasSpacer = isSpacer
      var length: Int32
      if isSpacer && shares == nil {
        length = minimum(ofSpacer: element, isHorizontal)
        if spacersLeft > 0 {
          let share = restLeft / spacersLeft
          length &+= share
          restLeft -= share
          spacersLeft -= 1
        }
        place.pointee.width = isHorizontal ? length : 0
        place.pointee.height = isHorizontal ? 0 : length
        // The size is the stack's decision, not an answer.
        place.pointee.proposal = .none
      } else {
        var own = proposal
        if let shares {
          if isHorizontal { own.width = shares[index] } else { own.height = shares[index] }
        }
        settle(element, own, along: axis)
        length = isHorizontal ? place.pointee.width : place.pointee.height
        across = max(across, isHorizontal ? place.pointee.height : place.pointee.width)
      }
      let start = CellLength.bounded(position)
      place.pointee.x = isHorizontal ? start : 0
      place.pointee.y = isHorizontal ? 0 : start
      position = min(Proposal.infinity, position &+ length)
      if keepsEnds { ends.append(position) }
    }
    if keepsEnds { node.slot.ends = ends }
    if let own = alignByGuides(elements, isHorizontal: isHorizontal, alignment) {
      let size = isHorizontal ? CellSize(position, own) : CellSize(own, position)
      for index in 0..<count { noteOverflow(elements[index], in: node, size) }
      return size
    }
    let size = isHorizontal ? CellSize(position, across) : CellSize(across, position)
    align(elements, in: node, size, isHorizontal, alignment)
    return size
  }

  /// Lines elements up across the axis.
  private func align(
    _ elements: Elements, in node: LayoutNode, _ size: CellSize, _ isHorizontal: Bool,
    _ alignment: Alignment
  ) {
    let halves = isHorizontal ? alignment.vertical.halves : alignment.horizontal.halves
    for index in 0..<elements.count {
      let element = elements[index]
      let place = element.pointee.place.unsafelyUnwrapped
      if halves != 0 {
        let rest =
          isHorizontal ? size.height - place.pointee.height : size.width - place.pointee.width
        let start = CellLength.bounded(halves == 2 ? rest : rest >> 1)
        if isHorizontal { place.pointee.y = start } else { place.pointee.x = start }
      }
      noteOverflow(element, in: node, size)
    }
  }

  /// Divides a length among elements: by priority, then the least flexible first, each offered an
  /// equal share of what is left.
  private func divide(
    _ length: Int32, _ elements: Elements, _ proposal: Proposal, _ axis: Axis, _ gap: Int32?
  ) -> ContiguousArray<Int32> {
    let isHorizontal = axis == .horizontal
    func answer(_ element: Element, _ offered: Int32) -> Int32 {
      if element.isSpacer { return max(minimum(ofSpacer: element, isHorizontal), offered) }
      var own = proposal
      if isHorizontal { own.width = offered } else { own.height = offered }
      let size = measure(element, own, along: axis)
      return isHorizontal ? size.width : size.height
    }
    var left = Int(length)
    var candidates: [Candidate] = []
    for index in 0..<elements.count {
      let element = elements[index]
      if index > 0 {
        let isBeside = elements[index - 1].isSpacer || element.isSpacer
        left -= Int(distance(besideSpacer: isBeside, gap, isHorizontal))
      }
      let least = answer(element, 0)
      candidates.append(
        Candidate(
          index: index, priority: element.priority, least: least,
          flexibility: answer(element, Proposal.infinity) - least))
    }
    candidates.sort {
      ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index)
    }
    var reserved = candidates.reduce(0) { $0 + Int($1.least) }
    var shares = ContiguousArray<Int32>(repeating: 0, count: elements.count)
    var start = 0
    while start < candidates.count {
      var end = start
      while end < candidates.count, candidates[end].priority == candidates[start].priority {
        reserved -= Int(candidates[end].least)
        end += 1
      }
      var available = max(0, left - reserved)
      for position in start..<end {
        let share = CellLength.bounded(available / (end - position))
        let candidate = candidates[position]
        shares[candidate.index] = share
        let taken = answer(elements[candidate.index], share)
        available = max(0, available - Int(taken))
        left -= Int(taken)
      }
      start = end
    }
    return shares
  }
}

/// An element that wants a share of a length.
private struct Candidate {
  let index: Int
  let priority: Double
  let least: Int32
  let flexibility: Int32
}

extension Element {
  /// The element's priority among its neighbours, also from inside what modifies it.
  @MainActor var priority: Double {
    var element = self
    while let layout = element.layout {
      if case .priority(let value) = layout.slot.pointee.rule { return value }
      guard let inner = layout.firstModified else { return 0 }
      element = inner
    }
    // Room for a spacer is what the others leave, as in SwiftUI.
    return element.isSpacer ? -.infinity : 0
  }
}

extension Element {
  /// How far in front of its neighbours the element is drawn, also from inside what modifies it.
  @MainActor var zIndex: Double {
    var element = self
    while let layout = element.layout {
      if case .zIndex(let value) = layout.slot.pointee.rule { return value }
      guard let inner = layout.firstModified else { return 0 }
      element = inner
    }
    return 0
  }
}

extension LayoutNode {
  /// The first element that the node applies its rule to, if it applies it to each by itself.
  var firstModified: Element? {
    guard slot.pointee.traits.contains(.modifiesEach) else { return nil }
    let inner = Elements(self)
    return inner.count > 0 ? inner[0] : nil
  }
}

extension HorizontalAlignment {
  /// Where something of a width begins in a larger width.
  func offset(of width: Int32, in whole: Int32) -> Int32 {
    halves == 0 ? 0 : halves == 2 ? whole - width : (whole - width) >> 1
  }
}

extension VerticalAlignment {
  /// How many halves of the room that is left are above.
  fileprivate var halves: UInt8 {
    switch position {
    case .top, .firstBaseline: 0
    case .center: 1
    case .bottom, .lastBaseline: 2
    }
  }

  /// Where something of a height begins in a larger height.
  func offset(of height: Int32, in whole: Int32) -> Int32 {
    switch position {
    case .top, .firstBaseline: 0
    case .center: (whole - height) >> 1
    case .bottom, .lastBaseline: whole - height
    }
  }
}
