/// A modifier that changes how its content is laid out or drawn.
///
/// Content of several views is modified view by view.
@MainActor @preconcurrency public protocol LayoutModifier: ViewModifier where Body == Never {
  /// How the content is laid out.
  var _rule: LayoutRule { get }
}

extension LayoutModifier {
  /// Mounts a layout node over the content.
  public static func _driver<Factory: ViewDriverFactory, Modified: View>(
    modifying: Modified.Type, from factory: Factory
  ) -> ViewDriver<Factory.Node, ModifiedContent<Modified, Self>> {
    factory.layoutModified(Modified.self, by: Self.self)
  }
}
