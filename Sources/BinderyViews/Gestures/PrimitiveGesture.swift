/// A gesture that is not made of another one.
@MainActor @preconcurrency public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never evaluated: a primitive has no body.
  public var body: Never { fatalError("Body of a primitive gesture") }
}
