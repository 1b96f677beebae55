/// A view with an identity of its own: when the identity changes, the mounted view is replaced.
public struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  package var content: Content
  package var id: ID

  package init(content: Content, id: ID) {
    self.content = content
    self.id = id
  }

  /// Mounts the content under its identity.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.identified(Self.self)
  }
}

extension View {
  /// Gives this view an identity: when `id` changes, its state starts afresh.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
