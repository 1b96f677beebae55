package import Foundation

/// Knows where a view is: asked while its content is made, it has the content made again when the
/// view has moved.
@MainActor package protocol GeometryPlace: AnyObject {
  /// Where the view lies in a coordinate space, and the size of the space, in points. Nil if there
  /// is no such space.
  func location(in space: CoordinateSpace) -> CGRect?
}
