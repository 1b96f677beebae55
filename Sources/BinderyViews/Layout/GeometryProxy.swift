public import Foundation

/// What a view may know of the place it is laid out in.
public struct GeometryProxy: Equatable, Sendable {
  /// The size in points.
  public let size: CGSize

  package init(size: CGSize) { self.size = size }

  /// The place in a coordinate space. Only the local space is known while layout runs.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The insets of the safe area: none in a terminal.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
