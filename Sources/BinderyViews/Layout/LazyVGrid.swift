public import Foundation

/// Views in lines of several columns, of which only those in the window of a scroll view are
/// mounted.
///
/// Views fill a line from the leading edge, then begin the next. A row that leaves the window goes
/// with its state. Pinned views scroll along.
public struct LazyVGrid<Content: View>: ContainerView {
  /// The views.
  public let content: Content
  private let rule: LazyGridRule

  /// Puts views in columns.
  /// - Parameter spacing: The distance between lines in points; nil is none.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    rule = LazyGridRule(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing)
  }

  /// A lazy grid.
  public var _rule: LayoutRule { .lazyGrid(rule) }
}
