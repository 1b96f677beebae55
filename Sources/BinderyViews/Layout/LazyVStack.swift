public import Foundation

/// Views in a column, of which only those in the window of a scroll view are mounted.
///
/// It takes all the width on offer. A row that leaves the window goes with its state: keep what
/// must last in a binding. Pinned views scroll along. Outside a scroll view all rows are mounted.
public struct LazyVStack<Content: View>: ContainerView {
  /// The views.
  public let content: Content
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?

  /// Puts views in a column.
  /// - Parameter spacing: The distance between neighbours in points; nil is none.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A lazy vertical stack.
  public var _rule: LayoutRule {
    .lazyStack(
      .vertical, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing)
  }
}
