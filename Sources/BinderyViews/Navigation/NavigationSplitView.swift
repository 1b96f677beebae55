public import BinderyBindings
import Foundation

/// Two or three columns side by side, of which each leads to the next.
///
/// What a link in a column leads to is shown in the next column, in place of the view that was
/// given for it. The last column is as wide as there is room.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  @LocalState private var first = SplitColumn()
  @LocalState private var second = SplitColumn()

  init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ sidebar: Sidebar, _ content: Content,
    _ detail: Detail
  ) {
    self.visibility = visibility
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// The columns.
  public var body: some View {
    let visibility = visibility?.wrappedValue ?? .automatic
    let hasContent = Content.self != EmptyView.self
    HStack(alignment: .top, spacing: 0) {
      if visibility != .detailOnly && !(hasContent && visibility == .doubleColumn) {
        ColumnView(column: first) { sidebar }.frame(maxWidth: Self.columnWidth)
        Divider()
      }
      if hasContent && visibility != .detailOnly {
        ColumnView(column: second) { LinkedView(column: first, fallback: content) }
          .frame(maxWidth: Self.columnWidth)
        Divider()
      }
      NavigationStack { LinkedView(column: hasContent ? second : first, fallback: detail) }
    }
    .modifier(NavigationBarrier())
  }

  /// The greatest width of a column before the last, in points: 30 columns of cells.
  private static var columnWidth: CGFloat { 240 }
}

extension NavigationSplitView {
  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar(), content(), detail())
  }

  /// Makes three columns; a binding says which of them are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), content(), detail())
  }

  /// Makes three columns; which of them a narrow screen would show does not matter here.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar(), content(), detail())
  }

  /// Makes three columns; a binding says which of them are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, sidebar(), EmptyView(), detail())
  }

  /// Makes two columns; a binding says which of them are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), EmptyView(), detail())
  }

  /// Makes two columns; which of them a narrow screen would show does not matter here.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar(), EmptyView(), detail())
  }

  /// Makes two columns; a binding says which of them are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), EmptyView(), detail())
  }
}
