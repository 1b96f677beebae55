/// How the lines of a text are aligned to each other.
@frozen public enum TextAlignment: UInt8, Hashable, CaseIterable, Sendable {
  /// At their beginnings.
  case leading
  /// At their middles.
  case center
  /// At their ends.
  case trailing
}
