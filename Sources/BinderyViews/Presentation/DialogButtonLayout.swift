import Foundation

/// Lays out the buttons of a dialog: side by side as long as they fit, else one below another.
struct DialogButtonLayout: Layout, Equatable {
  let isColumn: Bool

  private static var gap: CGFloat { 8 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(offer(proposal.width)) }
    let row = rowWidth(sizes)
    if fits(row, proposal.width) {
      return CGSize(width: row, height: sizes.map(\.height).max() ?? 0)
    }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let sizes = subviews.map { $0.sizeThatFits(offer(proposal.width)) }
    let isRow = fits(rowWidth(sizes), proposal.width)
    var point = bounds.origin
    for (subview, size) in zip(subviews, sizes) {
      subview.place(at: point, proposal: offer(proposal.width))
      if isRow { point.x += size.width + Self.gap } else { point.y += size.height }
    }
  }

  private func offer(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: nil)
  }

  private func rowWidth(_ sizes: [CGSize]) -> CGFloat {
    sizes.map(\.width).reduce(0, +) + Self.gap * CGFloat(max(0, sizes.count - 1))
  }

  private func fits(_ row: CGFloat, _ width: CGFloat?) -> Bool {
    !isColumn && row <= width ?? .infinity
  }
}
