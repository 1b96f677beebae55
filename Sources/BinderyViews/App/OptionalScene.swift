/// A scene or none.
public struct OptionalScene<Content: Scene>: PrimitiveScene {
  let content: Content?

  /// The window of the scene, if it is there.
  public var _root: AnyView? { content?._root }
}
