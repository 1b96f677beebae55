public import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one.
public struct GridItem: Hashable, Sendable {
  /// How long an item is across the grid, in points.
  public enum Size: Hashable, Sendable {
    /// Of one length.
    case fixed(CGFloat)
    /// A share of what is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit, each within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the item is.
  public var size: Size
  /// The distance to the next item in points; nil is one column, or no row.
  public var spacing: CGFloat?
  /// Where a view stands in its cell; nil is the centre.
  public var alignment: Alignment?

  /// Describes a column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
