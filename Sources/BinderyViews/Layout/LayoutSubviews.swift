/// The views that a custom layout places.
@MainActor public struct LayoutSubviews: RandomAccessCollection {
  private let subviews: [LayoutSubview]

  package init(_ subviews: [LayoutSubview]) { self.subviews = subviews }

  /// The first position.
  nonisolated public var startIndex: Int { 0 }
  /// The position past the last.
  nonisolated public var endIndex: Int { subviews.count }
  /// The view at a position.
  nonisolated public subscript(index: Int) -> LayoutSubview { subviews[index] }
}
