public import Foundation

/// Views in a row, of which only those in the window of a scroll view are mounted.
///
/// It takes all the height on offer; what is said of ``LazyVStack`` holds for it too.
public struct LazyHStack<Content: View>: ContainerView {
  /// The views.
  public let content: Content
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?

  /// Puts views in a row.
  /// - Parameter spacing: The distance between neighbours in points; nil is one column.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A lazy horizontal stack.
  public var _rule: LayoutRule {
    .lazyStack(
      .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment),
      spacing: spacing)
  }
}
