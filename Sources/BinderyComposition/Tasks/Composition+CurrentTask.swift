import BinderyBindings

extension Composition {
  /// Whether the running code belongs to a task whose view has gone, or that another one has
  /// replaced, or to a tree that has been taken down.
  package static var isCurrentTaskObsolete: Bool {
    (RuntimeContext.current as? TaskToken)?.isObsolete ?? false
  }
}
