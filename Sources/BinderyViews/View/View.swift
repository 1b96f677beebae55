/// A piece of a user interface: a value that says what to show and holds the logic that goes with
/// it.
///
/// A view is inert. It owns no storage and knows neither the graph nor a renderer; state comes in
/// as bindings, so a test can make a view, call its methods and read the bindings back.
@MainActor @preconcurrency public protocol View {
  /// The type of view that `body` returns.
  associatedtype Body: View

  /// What this view shows, made of other views.
  @ViewBuilder var body: Body { get }

  /// How a composition root mounts views of this type.
  ///
  /// Asked once per type. Views that users write keep the default, which evaluates `body`.
  static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self>
}

extension View {
  /// Mounts the view by evaluating its `body`.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.composite(Self.self)
  }
}

extension Never: View {
  /// Never evaluated: there is no value of this type.
  public var body: Never { fatalError("Body of a view that has none") }
}
