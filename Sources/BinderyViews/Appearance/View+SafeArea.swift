public import Foundation

extension View {
  /// Returns this view as it is: a terminal is safe to its edges.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  /// Returns this view as it is: a terminal is safe to its edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Returns this view as it is: there is nothing around scrolled content that it could go under.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Returns this view as it is: there is nothing around scrolled content that it could go under.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Returns this view as it is: there is nothing around scrolled content that it could go under.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Leaves room at some edges of this view.
  /// - Parameter length: The room in points; nil is one column and one row.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  /// Leaves room around this view.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  /// Leaves room of a length in points at all edges of this view.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Puts another view above or below this one. This view gets the room that is left.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { content().layoutPriority(1) }
      self
      if edge == .bottom { content().layoutPriority(1) }
    }
  }

  /// Puts another view beside this one. This view gets the room that is left.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { content().layoutPriority(1) }
      self
      if edge == .trailing { content().layoutPriority(1) }
    }
  }
}
