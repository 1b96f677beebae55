/// How two values differ.
enum Difference {
  /// Not at all.
  case none
  /// They are equal, but not the same.
  case notInWhatCounts
  /// In something that a body may show.
  case some
}
