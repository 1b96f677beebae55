/// Holds a view of some type and tells a composition root how to mount it.
@MainActor public class ViewBox {
  init() {}
  /// The type of the view inside.
  package var viewType: any View.Type { fatalError("Abstract view box") }
  /// What the view inside says, where that is known without mounting it.
  var spokenLabel: String? { fatalError("Abstract view box") }
  /// The driver for the view inside.
  package func driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> AnyViewDriver<Factory.Node> { fatalError("Abstract view box") }
  /// Has a driver append the nodes of the view inside to the children of `parent`.
  package func make<Node: AnyObject>(by driver: AnyViewDriver<Node>, in parent: Node) {
    fatalError("Abstract view box")
  }
  /// Has a driver hand the view inside to the first nodes of `parent`.
  package func update<Node: AnyObject>(_ parent: Node, by driver: AnyViewDriver<Node>) {
    fatalError("Abstract view box")
  }
}
