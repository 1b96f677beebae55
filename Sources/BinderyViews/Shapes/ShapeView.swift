/// A view of a shape.
@MainActor @preconcurrency public protocol ShapeView: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}
