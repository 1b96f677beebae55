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

/// Which parts of a section stay in the window while its rows scroll. In a terminal none does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt32
  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
