/// Several views, one after another, as a builder collects them.
public struct TupleView<each Content: View>: PrimitiveView {
  /// The views, in order.
  public var value: (repeat each Content)

  /// Collects views in order.
  @inlinable public init(_ content: repeat each Content) {
    value = (repeat each content)
  }

  /// Mounts each view of the tuple in turn.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.tuple(repeat (each Content).self)
  }
}
