/// How much the header of a section stands out.
@frozen public enum Prominence: Hashable, CaseIterable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}
