extension View {
  /// Runs an action when a value has changed, after the nodes have been updated.
  /// - Parameter initial: Whether the action also runs when this view appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action with the old and the new value when a value has changed.
  /// - Parameter initial: Whether the action also runs when this view appears, with the value
  ///   twice.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action with the new value when a value has changed.
  ///
  /// The action is the one that was given together with the old value, so that it may capture that.
  @_disfavoredOverload public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void
  ) -> some View {
    modifier(FormerChangeModifier(value: value, action: action))
  }
}

struct FormerChangeModifier<V: Equatable>: AttachmentModifier {
  let value: V
  let action: @MainActor (V) -> Void

  func _attach(to host: any AttachmentHost) {}
  func _update(from old: Self, _ memory: inout Void, on host: any AttachmentHost) {
    if old.value == value { return }
    host.afterChange(from: old.value, to: value) { old.action(value) }
  }
  func _detach(_ memory: Void, from host: any AttachmentHost) {}
}
