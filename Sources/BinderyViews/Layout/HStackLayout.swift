public import Foundation

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
