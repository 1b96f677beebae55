/// How a view is fitted into a size of other proportions.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be inside.
  case fit
  /// As small as it can be and still cover.
  case fill
}
