/// A view that stands for its content and adds nothing.
///
/// The content must be the first stored property.
@MainActor @preconcurrency public protocol PassthroughView: PrimitiveView {
  /// What the view stands for.
  associatedtype Content: View
  /// What the view stands for.
  var content: Content { get }
}

extension PassthroughView {
  /// Mounts the content in place of the view.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.passthrough(Self.self)
  }
}
