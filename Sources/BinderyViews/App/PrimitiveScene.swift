/// A scene that is not made of others.
@MainActor @preconcurrency public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Never evaluated: a primitive has no body.
  public var body: Never { fatalError("Body of a primitive scene") }
}
