/// Where text that does not fit loses what is left out; "…" stands in its place.
package enum Truncation: Hashable, Sendable {
  /// At the start of the last line.
  case head
  /// In the middle of the last line.
  case middle
  /// At the end of the last line.
  case tail
}
