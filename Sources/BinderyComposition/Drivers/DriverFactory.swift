import BinderyBindings
import BinderyViews

/// Makes the driver for each kind of view.
@MainActor struct DriverFactory: ViewDriverFactory {
  unowned(unsafe) let composition: Composition

  func driver<V: View>(for type: V.Type) -> ViewDriver<Node, V> { composition.driver(for: type) }

  func composite<V: View>(_: V.Type) -> ViewDriver<Node, V> { CompositeDriver(composition) }
  func leaf<V: LeafView>(_: V.Type) -> ViewDriver<Node, V> { LeafDriver() }
  func container<V: ContainerView>(_: V.Type) -> ViewDriver<Node, V> {
    ContainerDriver(driver(for: V.Content.self))
  }
  func passthrough<V: PassthroughView>(_: V.Type) -> ViewDriver<Node, V> {
    PassthroughDriver(driver(for: V.Content.self))
  }
  func empty<V: View>(_: V.Type) -> ViewDriver<Node, V> { EmptyDriver() }
  func reader<V: ReaderView>(_: V.Type) -> ViewDriver<Node, V> {
    ReaderDriver(driver(for: V.Content.self))
  }
  func erased<V: ErasedView>(_: V.Type) -> ViewDriver<Node, V> { ErasedDriver() }
  func tuple<Content>(_: Content.Type) -> ViewDriver<Node, TupleView<Content>> {
    TupleDriver(composition)
  }
  func conditional<First: View, Second: View>(
    _: First.Type, _: Second.Type
  ) -> ViewDriver<Node, _ConditionalContent<First, Second>> {
    ConditionalDriver(composition)
  }
  func optional<Content: View>(_: Content.Type) -> ViewDriver<Node, Content?> {
    OptionalDriver(composition)
  }
  func forEach<Data, ID: Hashable, Content: View>(
    _: ForEach<Data, ID, Content>.Type
  ) -> ViewDriver<Node, ForEach<Data, ID, Content>> {
    ForEachDriver(composition)
  }
  func identified<Content: View, ID: Hashable>(
    _: IDView<Content, ID>.Type
  ) -> ViewDriver<Node, IDView<Content, ID>> {
    IdentifiedDriver(driver(for: Content.self))
  }

  func modified<Content: View, Modifier: ViewModifier>(
    _: Content.Type, by: Modifier.Type
  ) -> ViewDriver<Node, ModifiedContent<Content, Modifier>> {
    ModifiedDriver(composition)
  }
  func layoutModified<Content: View, Modifier: LayoutModifier>(
    _: Content.Type, by: Modifier.Type
  ) -> ViewDriver<Node, ModifiedContent<Content, Modifier>> {
    LayoutModifierDriver(driver(for: Content.self))
  }
  func layered<Content: View, Modifier: LayerModifier>(
    _: Content.Type, by: Modifier.Type
  ) -> ViewDriver<Node, ModifiedContent<Content, Modifier>> {
    LayerDriver(driver(for: Content.self), driver(for: Modifier.Layer.self))
  }
  func environmentModified<Content: View, Modifier: EnvironmentModifier>(
    _: Content.Type, by: Modifier.Type
  ) -> ViewDriver<Node, ModifiedContent<Content, Modifier>> {
    EnvironmentDriver(driver(for: Content.self))
  }
  func attached<Content: View, Modifier: AttachmentModifier>(
    _: Content.Type, by: Modifier.Type
  ) -> ViewDriver<Node, ModifiedContent<Content, Modifier>> {
    AttachmentDriver(driver(for: Content.self))
  }
  func presenting<Content: View, Modifier: PresentationModifier>(
    _: Content.Type, by: Modifier.Type
  ) -> ViewDriver<Node, ModifiedContent<Content, Modifier>> {
    PresentationDriver(driver(for: Content.self), composition)
  }
}
