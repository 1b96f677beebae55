import BinderyComposition
import BinderyViews
import Foundation

extension LayoutEngine {
  /// Lays out elements as a user's layout says, in points.
  func layOutCustom(_ node: LayoutNode, _ proposal: Proposal, _ layout: AnyLayout) -> CellSize {
    let elements = Elements(node)
    node.slot.pointee.didProbe = true
    var origins = (0..<elements.count).map { _ in Placement() }
    let subviews = LayoutSubviews(
      (0..<elements.count).map { index in
        let element = elements[index]
        return LayoutSubview(
          priority: element.priority, value: { element.layoutValue(for: $0) },
          measure: { [unowned self] in points(measure(element, cells($0))) },
          place: { point, anchor, proposal in
            origins[index] = Placement(point: point, anchor: anchor, proposal: proposal)
          })
      })
    var cache = layout.makeCache(subviews: subviews)
    let offered = ProposedViewSize(
      width: points(proposal.width, horizontal: true),
      height: points(proposal.height, horizontal: false))
    let size = layout.sizeThatFits(proposal: offered, subviews: subviews, cache: &cache)
    let cellSize = CellSize(
      CellLength.roundedUp(size.width, horizontal: true),
      CellLength.roundedUp(size.height, horizontal: false))
    let bounds = CGRect(origin: .zero, size: points(cellSize))
    layout.placeSubviews(in: bounds, proposal: offered, subviews: subviews, cache: &cache)
    for index in 0..<elements.count {
      let placement = origins[index]
      let own = cells(placement.proposal)
      let inner = points(measure(elements[index], own))
      settle(elements[index], own)
      // A subview that was not placed stands in the middle, as in SwiftUI.
      let point = placement.point ?? CGPoint(x: bounds.midX, y: bounds.midY)
      elements[index].setOrigin(
        CellLength.cells(point.x - placement.anchor.x * inner.width, horizontal: true),
        CellLength.cells(point.y - placement.anchor.y * inner.height, horizontal: false))
      noteOverflow(elements[index], in: node, cellSize)
    }
    return cellSize
  }

  private func points(_ length: Int32, horizontal: Bool) -> CGFloat? {
    length == Proposal.unspecified ? nil : CellLength.points(length, horizontal: horizontal)
  }

  private func points(_ size: CellSize) -> CGSize {
    CGSize(
      width: CellLength.points(size.width, horizontal: true),
      height: CellLength.points(size.height, horizontal: false))
  }

  private func cells(_ proposal: ProposedViewSize) -> Proposal {
    func cells(_ length: CGFloat?, horizontal: Bool) -> Int32 {
      length.map { max(0, CellLength.cells($0, horizontal: horizontal)) } ?? Proposal.unspecified
    }
    return Proposal(
      cells(proposal.width, horizontal: true), cells(proposal.height, horizontal: false))
  }
}

/// Where a user's layout wants a subview.
private struct Placement {
  var point: CGPoint?
  var anchor = UnitPoint.center
  var proposal = ProposedViewSize.unspecified
}
