public import Foundation

extension View {
  /// Draws this view fainter: in a terminal below 0.7, and not at all at 0.
  ///
  /// A view that is not drawn keeps its place, and cannot be used.
  public func opacity(_ opacity: Double) -> some View {
    modifier(RuleModifier(rule: .opacity(opacity)))
  }

  /// Keeps the place of this view but shows nothing: it can neither be read nor used.
  public func hidden() -> some View { modifier(RuleModifier(rule: .hidden)) }

  /// Draws this view before those of a smaller value in a `ZStack`, whatever the order.
  public func zIndex(_ value: Double) -> some View {
    modifier(RuleModifier(rule: .zIndex(value.isNaN ? 0 : value)))
  }

  /// Puts the centre of this view at a position, in points, of all the room on offer.
  public func position(_ position: CGPoint) -> some View {
    LayoutContainer(content: self, layout: AnyLayout(PositionLayout(position: position)))
  }

  /// Puts the centre of this view at a position, in points, of all the room on offer.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

/// Takes all the room on offer and puts the centre of what it holds at a position.
private struct PositionLayout: Layout, Equatable {
  let position: CGPoint

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: position, anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}
