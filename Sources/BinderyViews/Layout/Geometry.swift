public import Foundation

/// One of the two directions views are laid out in.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  /// Along a line of text.
  case horizontal
  /// From line to line.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// One bit an axis.
    public let rawValue: Int8
    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

/// One of the four edges of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The edge where a line of text begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where a line of text ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// One bit an edge.
    public let rawValue: Int8
    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where a line of text begins.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where a line of text ends.
    public static let trailing = Set(.trailing)
    /// Both ends of a line.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: CGFloat
  /// From the edge where a line begins.
  public var leading: CGFloat
  /// From the lower edge.
  public var bottom: CGFloat
  /// From the edge where a line ends.
  public var trailing: CGFloat

  /// Makes insets of four distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of no distance.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A point in a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// Makes a point of two fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The leading top corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The leading top corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The trailing top corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The leading bottom corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The trailing bottom corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// How a view is fitted into a size of other proportions.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be inside.
  case fit
  /// As small as it can be and still cover.
  case fill
}
