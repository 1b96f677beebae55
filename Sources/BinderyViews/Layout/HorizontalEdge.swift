/// The edge where a line begins, or where it ends.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// Where a line begins.
  case leading
  /// Where a line ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// One bit an edge.
    public let rawValue: Int8
    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Where a line begins.
    public static let leading = Set(rawValue: 1)
    /// Where a line ends.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}
