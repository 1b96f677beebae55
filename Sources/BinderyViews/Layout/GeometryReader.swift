public import Foundation

/// A view whose content is made for the room that is on offer.
///
/// It takes all the room, and its content stands at the leading top corner. In cells a size is a
/// multiple of 8 by 16 points.
public struct GeometryReader<Content: View>: ReaderView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes content for the room on offer.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes the content for a place.
  public func _content(in proxy: GeometryProxy) -> Content { content(proxy) }
}

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

/// What coordinates are relative to.
public enum CoordinateSpace: Hashable, Sendable {
  /// The whole screen.
  case global
  /// The view itself.
  case local
}
