import Foundation

/// Lays out three views one below another: a bar, content that gets the room between, and a bar.
///
/// Unlike in a stack, nothing is asked how large it might be: the bars take what they need, and the
/// content is offered the rest, once. A change inside the content is then settled inside it.
struct BarLayout: Layout, Equatable {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let sizes = places(proposal, subviews).map { $0.view.sizeThatFits($0.proposal) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).max() ?? 0,
      height: proposal.height ?? sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    var y = bounds.minY
    for place in places(proposal, subviews) {
      place.view.place(at: CGPoint(x: bounds.minX, y: y), proposal: place.proposal)
      y += place.proposal.height ?? place.view.sizeThatFits(place.proposal).height
    }
  }

  private struct Place {
    let view: LayoutSubview
    var proposal: ProposedViewSize
  }

  @MainActor private func places(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [Place] {
    let bar = ProposedViewSize(width: proposal.width, height: nil)
    var places = subviews.map { Place(view: $0, proposal: bar) }
    guard let height = proposal.height, places.count == 3 else { return places }
    let bars = places[0].view.sizeThatFits(bar).height + places[2].view.sizeThatFits(bar).height
    places[1].proposal.height = max(0, height - bars)
    return places
  }
}
