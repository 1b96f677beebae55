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
