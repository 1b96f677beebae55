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
