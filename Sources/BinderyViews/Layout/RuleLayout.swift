public import Foundation

/// A layout that a renderer knows by a rule of its own.
public protocol RuleLayout: Layout {
  /// The rule.
  var _rule: LayoutRule { get }
}

extension RuleLayout where Cache == Void {
  /// Never called: a renderer follows the rule.
  @MainActor public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(proposal)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  /// Never called: a renderer follows the rule.
  @MainActor public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
