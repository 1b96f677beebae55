/// Which part of a text is left out where it is cut.
public enum TruncationMode: UInt8, Hashable, Sendable {
  /// The beginning.
  case head
  /// The end.
  case tail
  /// The middle.
  case middle
}
