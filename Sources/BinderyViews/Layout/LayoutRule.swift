public import Foundation

/// How a layout node lays out and draws what it holds: the closed list that a renderer knows.
///
/// Lengths are points. Views name them; the renderer turns them into cells.
public enum LayoutRule: Equatable {
  /// One after another along an axis.
  case stack(Axis, alignment: Alignment, spacing: CGFloat?)
  /// One over another.
  case depth(Alignment)
  /// Room around.
  case padding(EdgeInsets)
  /// A length along one or both axes.
  case frame(width: CGFloat?, height: CGFloat?, alignment: Alignment)
  /// Bounds for the lengths along both axes.
  indirect case flexibleFrame(FlexibleFrame)
  /// Drawn elsewhere than laid out.
  case offset(CGSize)
  /// As large as it wants to be along some axes.
  case fixedSize(Axis.Set)
  /// Width in proportion to height.
  case aspectRatio(CGFloat?, ContentMode)
  /// Offered room before views of lower priority.
  case priority(Double)
  /// Drawn before views of a smaller value in a stack in depth.
  case zIndex(Double)
  /// Lined up with its neighbours where it says.
  indirect case guide(AlignmentGuide)
  /// A view with another one behind it.
  case background(Alignment)
  /// A view with another one before it.
  case overlay(Alignment)
  /// A line around, drawn on the outermost cells.
  indirect case border(Border)
  /// Drawn fainter, or not at all when 0.
  case opacity(Double)
  /// Laid out but neither drawn nor to be used.
  case hidden
  /// Not drawn outside its own place.
  case clip
  /// Content of any length, seen through a window.
  case scroll(Axis.Set)
  /// One after another along an axis, of which only those in the window are mounted.
  case lazyStack(Axis, alignment: Alignment, spacing: CGFloat?)
  /// Lines of several, of which only those in the window are mounted.
  indirect case lazyGrid(LazyGridRule)
  /// The rows of a list: a column of which only those in the window are mounted.
  indirect case rows(ListRows)
  /// Rows whose cells are lined up in columns.
  case grid(Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
  /// The cells of a row of a grid; a nil alignment is that of the grid.
  case gridRow(VerticalAlignment?)
  /// A cell of a grid that covers several columns, or is aligned in its own way.
  indirect case cell(GridCell)
  /// A size in proportion to the window that the content is seen through.
  indirect case containerRelative(ContainerRelativeFrame)
  /// Carries a value to the custom layout around it.
  indirect case value(LayoutValue)
  /// What views inside may measure their place from, by name.
  indirect case coordinateSpace(AnyHashable)
  /// The content made for the size that is offered.
  case reader
  /// The first of the views that fits.
  case fits(Axis.Set)
  /// The last of the views only; the others wait, mounted.
  case topmost
  /// A layout that a user wrote.
  indirect case custom(AnyLayout)
}
