/// Several views, one after another, as a builder collects them.
///
/// The content is a tuple rather than a pack of types: where a body is written its layout is known,
/// so that a tuple of views is made and let go of without looking anything up.
public struct TupleView<Content>: PrimitiveView {
  /// The views, in order: a tuple of them.
  public var value: Content

  /// Collects a tuple of views. What is in it and no view stops the program when it is mounted.
  @inlinable public init(_ value: Content) { self.value = value }

  /// Mounts each view of the tuple in turn.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.tuple(Content.self)
  }

  /// The views, each by itself. Slow: they are found by reflection.
  var views: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }
}
