/// A row of a ``Grid``. Elsewhere its cells stand in a row.
public struct GridRow<Content: View>: ContainerView {
  /// The cells.
  public let content: Content
  private let alignment: VerticalAlignment?

  /// Makes a row of cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }

  /// A row of a grid.
  public var _rule: LayoutRule { .gridRow(alignment) }
}
