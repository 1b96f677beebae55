public import Foundation

/// What a view may know of the place it is laid out in.
public struct GeometryProxy: Equatable, Sendable {
  /// The size in points.
  public let size: CGSize
  private let place: Place?

  package init(size: CGSize, at place: (any GeometryPlace)? = nil) {
    self.size = size
    self.place = place.map { Place($0) }
  }

  /// Proxies of the same size are equal, wherever they are.
  public static func == (a: GeometryProxy, b: GeometryProxy) -> Bool { a.size == b.size }

  /// The place in a coordinate space, in points.
  ///
  /// A `GeometryReader` whose content asks makes its content again when the place has changed.
  /// While content is made for the first time, nothing has a place yet: it is made again before
  /// anything is shown. Off the main actor every space is the view's own.
  /// - Complexity: O(depth).
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let found = location(in: coordinateSpace) ?? location(in: .global)
    return CGRect(origin: found?.origin ?? .zero, size: size)
  }

  /// The place in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named coordinate space around, in coordinates of the view itself. Nil if there
  /// is no such space.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let found = location(in: coordinateSpace.coordinateSpace) else { return nil }
    return CGRect(origin: CGPoint(x: -found.origin.x, y: -found.origin.y), size: found.size)
  }

  /// The insets of the safe area: none in a terminal.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  private func location(in space: CoordinateSpace) -> CGRect? {
    if case .local = space { return CGRect(origin: .zero, size: size) }
    guard let place, MainActor.isCurrent else { return nil }
    // The space does not leave the main actor, on which this runs.
    nonisolated(unsafe) let space = space
    return MainActor.assumeIsolated { place.view?.location(in: space) }
  }

  /// Keeps the view only as long as it is shown.
  private final class Place: Sendable {
    // Asked on the main actor only.
    nonisolated(unsafe) weak let view: (any GeometryPlace)?

    init(_ view: any GeometryPlace) { self.view = view }
  }
}
