public import Foundation

/// Rows whose cells are lined up in columns.
///
/// Each column is as wide as its widest cell. A child that is not a ``GridRow`` is a row of one
/// cell that covers all columns.
public struct Grid<Content: View>: ContainerView {
  /// The rows.
  public let content: Content
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?

  /// Lines rows up.
  /// - Parameters:
  ///   - horizontalSpacing: The distance between columns in points; nil is one column.
  ///   - verticalSpacing: The distance between rows in points; nil is none.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// A grid.
  public var _rule: LayoutRule {
    .grid(alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

extension View {
  /// Has this view cover several columns of its grid, from 1 to 1000.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(RuleModifier(rule: .cell(GridCell(columns: min(max(1, count), 1000)))))
  }

  /// Puts this view at a point of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(RuleModifier(rule: .cell(GridCell(anchor: anchor))))
  }

  /// Aligns the column of the grid that this view stands in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(RuleModifier(rule: .cell(GridCell(columnAlignment: guide))))
  }

  /// Keeps this view from making its column wider or its row higher.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(RuleModifier(rule: .cell(GridCell(unsizedAxes: axes))))
  }
}
