/// Whether something is to be seen.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Whoever shows it decides.
  case automatic
  /// It is to be seen.
  case visible
  /// It is not to be seen.
  case hidden
}
