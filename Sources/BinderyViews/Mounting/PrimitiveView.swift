/// A view that a composition root mounts directly rather than by its body.
@MainActor @preconcurrency public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never evaluated: a primitive has no body.
  public var body: Never { fatalError("Body of a primitive view") }
}
