public import Foundation

/// Views in columns of several rows, of which only those in the window of a scroll view are
/// mounted.
public struct LazyHGrid<Content: View>: ContainerView {
  /// The views.
  public let content: Content
  private let rule: LazyGridRule

  /// Puts views in rows.
  /// - Parameter spacing: The distance between columns in points; nil is one column.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    rule = LazyGridRule(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing)
  }

  /// A lazy grid.
  public var _rule: LayoutRule { .lazyGrid(rule) }
}
