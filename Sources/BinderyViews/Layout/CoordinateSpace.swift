/// What coordinates are relative to.
public enum CoordinateSpace: Hashable, Sendable {
  /// The whole screen.
  case global
  /// The view itself.
  case local
}
