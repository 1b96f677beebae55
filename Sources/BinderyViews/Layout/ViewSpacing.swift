public import Foundation

/// The distances that a view wants around it.
///
/// A terminal has one distance only: a column between neighbours in a row, and none in a column.
public struct ViewSpacing: Hashable, Sendable {
  /// Wants the usual distances.
  public init() {}

  /// Wants no distance.
  public static let zero = ViewSpacing()

  /// The distance to another view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? 8 : 0
  }

  /// Wants what another view wants too.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// What this view wants, and another one too.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}
