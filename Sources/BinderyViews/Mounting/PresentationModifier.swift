/// A modifier that shows another view on a layer above the whole screen while it has one to show.
@MainActor @preconcurrency public protocol PresentationModifier: ViewModifier where Body == Never {
  /// What is presented.
  associatedtype Presented: View
  /// What is presented, or nil while nothing is.
  var _presented: Presented? { get }
  /// What kind of layer it is.
  var _layer: PresentationLayer { get }
}

extension PresentationModifier {
  /// Mounts the content, and what is presented on a layer of its own.
  public static func _driver<Factory: ViewDriverFactory, Modified: View>(
    modifying: Modified.Type, from factory: Factory
  ) -> ViewDriver<Factory.Node, ModifiedContent<Modified, Self>> {
    factory.presenting(Modified.self, by: Self.self)
  }
}
