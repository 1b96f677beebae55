/// One of two views, as `if … else` and `switch` make it.
///
/// Switching between the two replaces the mounted view, and its state starts afresh.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// Which of the two is shown.
  package enum Storage {
    case first(First)
    case second(Second)
  }
  package var storage: Storage

  package init(storage: Storage) { self.storage = storage }

  /// Mounts the branch that is there.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.conditional(First.self, Second.self)
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  /// Mounts the view if there is one.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.optional(Wrapped.self)
  }
}
