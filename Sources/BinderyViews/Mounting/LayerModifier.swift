/// A modifier that lays another view behind or before its content, in the content's size.
///
/// Content of several views is modified view by view, each with a layer of its own. The layer must
/// be the first stored property.
@MainActor @preconcurrency public protocol LayerModifier: ViewModifier where Body == Never {
  /// The other view.
  associatedtype Layer: View
  /// The other view.
  var layer: Layer { get }
  /// How the layer is aligned, and on which side it is.
  var _rule: LayoutRule { get }
}

extension LayerModifier {
  /// Mounts a layout node with the content and the layer below it.
  public static func _driver<Factory: ViewDriverFactory, Modified: View>(
    modifying: Modified.Type, from factory: Factory
  ) -> ViewDriver<Factory.Node, ModifiedContent<Modified, Self>> {
    factory.layered(Modified.self, by: Self.self)
  }
}
