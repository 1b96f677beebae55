public import Foundation

/// A layout that a renderer knows by a rule of its own.
public protocol RuleLayout: Layout {
  /// The rule.
  var _rule: LayoutRule { get }
}

/// The layout of an ``HStack``, to be put in an ``AnyLayout``.
public struct HStackLayout: RuleLayout, Hashable {
  /// How the views are lined up.
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points; nil is one column.
  public var spacing: CGFloat?

  /// Describes a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The rule of the stack.
  public var _rule: LayoutRule {
    .stack(
      .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing
    )
  }
}

/// The layout of a ``VStack``, to be put in an ``AnyLayout``.
public struct VStackLayout: RuleLayout, Hashable {
  /// How the views are lined up.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours in points; nil is none.
  public var spacing: CGFloat?

  /// Describes a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The rule of the stack.
  public var _rule: LayoutRule {
    .stack(.vertical, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing)
  }
}

/// The layout of a ``ZStack``, to be put in an ``AnyLayout``.
public struct ZStackLayout: RuleLayout, Hashable {
  /// How the views are lined up.
  public var alignment: Alignment

  /// Describes a stack in depth.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The rule of the stack.
  public var _rule: LayoutRule { .depth(alignment) }
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
