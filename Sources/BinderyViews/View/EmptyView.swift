/// A view that shows nothing and takes no place.
public struct EmptyView: PrimitiveView {
  /// Makes an empty view.
  public init() {}

  /// Mounts nothing.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.empty(Self.self)
  }
}
