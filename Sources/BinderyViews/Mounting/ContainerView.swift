/// A view that lays out its content by a rule.
///
/// The content must be the first stored property.
@MainActor @preconcurrency public protocol ContainerView: PrimitiveView {
  /// What is laid out.
  associatedtype Content: View
  /// What is laid out.
  var content: Content { get }
  /// How it is laid out.
  var _rule: LayoutRule { get }
}

extension ContainerView {
  /// Mounts a layout node with the content below it.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.container(Self.self)
  }
}

/// A view whose content depends on the place it is given, and is made while it is laid out.
@MainActor @preconcurrency public protocol ReaderView: PrimitiveView {
  /// What is made.
  associatedtype Content: View
  /// Makes the content for a place.
  func _content(in proxy: GeometryProxy) -> Content
}

extension ReaderView {
  /// Mounts a node whose content is made during layout.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.reader(Self.self)
  }
}
