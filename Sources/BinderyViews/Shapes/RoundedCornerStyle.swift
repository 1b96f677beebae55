/// How round corners are drawn.
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
  /// As a quarter of a circle.
  case circular
  /// Going over into the sides.
  case continuous
}
