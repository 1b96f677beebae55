package import Foundation

/// How a lazy grid lays out what it holds.
public struct LazyGridRule: Equatable, Sendable {
  /// The axis along which lines follow each other.
  package var axis: Axis
  /// What is across a line.
  package var items: [GridItem]
  /// Where a grid that is smaller than its place puts its lines, across the axis.
  package var alignment: Alignment
  /// The distance between lines in points.
  package var spacing: CGFloat?
}
