/// Makes the driver for each kind of view: what a composition root implements.
///
/// A view type picks its own requirement in ``View/_driver(from:)``, so nothing is looked up or
/// cast, and this module knows no node.
@MainActor public protocol ViewDriverFactory {
  /// A place in the mounted tree.
  associatedtype Node: AnyObject

  /// The driver for a type: made on the first call, then shared.
  func driver<V: View>(for type: V.Type) -> ViewDriver<Node, V>

  /// A view with a body.
  func composite<V: View>(_: V.Type) -> ViewDriver<Node, V>
  /// A view that is drawn itself and has no children.
  func leaf<V: LeafView>(_: V.Type) -> ViewDriver<Node, V>
  /// A view that lays out its content by a rule.
  func container<V: ContainerView>(_: V.Type) -> ViewDriver<Node, V>
  /// A view that stands for its content.
  func passthrough<V: PassthroughView>(_: V.Type) -> ViewDriver<Node, V>
  /// A view that shows nothing.
  func empty<V: View>(_: V.Type) -> ViewDriver<Node, V>
  /// A view whose content depends on the place it is given.
  func reader<V: ReaderView>(_: V.Type) -> ViewDriver<Node, V>
  /// A view of a hidden type.
  func erased<V: ErasedView>(_: V.Type) -> ViewDriver<Node, V>
  /// Several views in order.
  func tuple<Content>(_: Content.Type) -> ViewDriver<Node, TupleView<Content>>
  /// One of two views.
  func conditional<First: View, Second: View>(
    _: First.Type, _: Second.Type
  ) -> ViewDriver<Node, _ConditionalContent<First, Second>>
  /// A view or nothing.
  func optional<Content: View>(_: Content.Type) -> ViewDriver<Node, Content?>
  /// A view for each element of a collection.
  func forEach<Data, ID: Hashable, Content: View>(
    _: ForEach<Data, ID, Content>.Type
  ) -> ViewDriver<Node, ForEach<Data, ID, Content>>
  /// A view with an identity of its own.
  func identified<Content: View, ID: Hashable>(
    _: IDView<Content, ID>.Type
  ) -> ViewDriver<Node, IDView<Content, ID>>

  /// A view with a modifier that has a body.
  func modified<Content: View, Modifier: ViewModifier>(
    _: Content.Type, by: Modifier.Type
  ) -> ViewDriver<Node, ModifiedContent<Content, Modifier>>
  /// A view that is laid out or drawn otherwise.
  func layoutModified<Content: View, Modifier: LayoutModifier>(
    _: Content.Type, by: Modifier.Type
  ) -> ViewDriver<Node, ModifiedContent<Content, Modifier>>
  /// A view with another one behind or before it.
  func layered<Content: View, Modifier: LayerModifier>(
    _: Content.Type, by: Modifier.Type
  ) -> ViewDriver<Node, ModifiedContent<Content, Modifier>>
  /// A view whose environment differs.
  func environmentModified<Content: View, Modifier: EnvironmentModifier>(
    _: Content.Type, by: Modifier.Type
  ) -> ViewDriver<Node, ModifiedContent<Content, Modifier>>
  /// A view with something attached to its life.
  func attached<Content: View, Modifier: AttachmentModifier>(
    _: Content.Type, by: Modifier.Type
  ) -> ViewDriver<Node, ModifiedContent<Content, Modifier>>
  /// A view that shows another one on a layer above everything.
  func presenting<Content: View, Modifier: PresentationModifier>(
    _: Content.Type, by: Modifier.Type
  ) -> ViewDriver<Node, ModifiedContent<Content, Modifier>>
}
