public import Foundation

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
