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

/// A modifier that lays another view behind or before its content, in the content's size.
///
/// The layer must be the first stored property.
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

/// A modifier that changes the environment its content sees.
@MainActor @preconcurrency public protocol EnvironmentModifier: ViewModifier where Body == Never {
  /// Changes the values that come from outside.
  func _change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  /// Mounts the content below a node that holds the changed environment.
  public static func _driver<Factory: ViewDriverFactory, Modified: View>(
    modifying: Modified.Type, from factory: Factory
  ) -> ViewDriver<Factory.Node, ModifiedContent<Modified, Self>> {
    factory.environmentModified(Modified.self, by: Self.self)
  }
}

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

/// The kinds of layers above the screen.
public enum PresentationLayer: Hashable, Sendable {
  /// A panel over most of the screen.
  case sheet
  /// The whole screen.
  case cover
  /// A box in the middle that must be answered.
  case alert
}
