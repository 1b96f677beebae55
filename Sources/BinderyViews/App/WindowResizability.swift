/// How the size of a window may change: nothing a terminal would heed.
public enum WindowResizability: Sendable {
  /// The system decides.
  case automatic
  /// Between the least and the greatest size of the content.
  case contentSize
  /// Not below the least size of the content.
  case contentMinSize
}
