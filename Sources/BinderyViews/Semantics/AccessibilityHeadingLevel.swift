/// How far down a title stands.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Not told.
  case unspecified
  /// The title of everything.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}
