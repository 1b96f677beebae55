/// A view that holds another one whose type it does not tell.
@MainActor @preconcurrency public protocol ErasedView: PrimitiveView {
  /// The hidden view.
  var _box: ViewBox { get }
}

extension ErasedView {
  /// Mounts the hidden view.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.erased(Self.self)
  }
}
