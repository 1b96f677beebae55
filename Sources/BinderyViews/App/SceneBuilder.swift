/// Collects the scenes written in a closure into one scene.
@MainActor @resultBuilder public enum SceneBuilder {
  /// A scene among other statements.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One scene stands for itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes become one.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> {
    TupleScene(value: (repeat each content))
  }

  /// A scene of a newer system.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// A scene that may be left out.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> OptionalScene<Content> {
    OptionalScene(content: content)
  }
}
