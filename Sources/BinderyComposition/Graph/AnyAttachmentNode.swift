import BinderyBindings
import BinderyViews

/// A node with something attached to the life of what is below it.
///
/// Once it has been detached it asks nothing more of its composition, which may be gone by then.
class AnyAttachmentNode: Node, AttachmentHost {
  final var isAttached = true

  final override var mayBeAnnotated: Bool { true }

  final func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    if isAttached { composition.afterUpdate(PendingAction(node: self, action: action)) }
  }

  final func afterChange<Value>(
    from old: Value, to new: Value, _ action: @escaping @MainActor () -> Void
  ) {
    guard isAttached else { return }
    composition.noteChangedValue { "\(Value.self) from \(old) to \(new)" }
    composition.afterUpdate(PendingAction(node: self, action: action))
  }

  final func perform(_ action: @MainActor () -> Void) {
    withoutActuallyEscaping(action) { action in
      if isAttached { composition.perform(PendingAction(node: self, action: action)) }
    }
  }

  final func performSoon(_ action: @escaping @MainActor () -> Void) {
    if isAttached { composition.performSoon(PendingAction(node: self, action: action)) }
  }

  final func startTask(
    name: String?, priority: TaskPriority, file: String, line: Int,
    _ action: @escaping @MainActor () async -> Void
  ) -> TaskHandle {
    let handle = TaskHandle()
    let origin = TaskOrigin(name: name, view: enclosingView, fileID: file, line: line)
    if isAttached { composition.startTask(handle, origin, priority: priority, action) }
    return handle
  }

  final func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
    guard isAttached else { return true }
    let plan = PropertyPlan<Value>.shared
    return withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { plan.difference(of: a, from: $0) != .some }
    }
  }

  final func observePreference<Key: PreferenceKey>(
    _ key: Key.Type, _ action: @escaping @MainActor (Key.Value) -> Void
  ) {
    if isAttached { composition.preferences.observe(key, below: self, action) }
  }

  final func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    composition.requestScroll(ScrollRequest(node: self, id: id, anchor: anchor))
  }

  final func preferenceDidChange<Key: PreferenceKey>(_ key: Key.Type) {
    if isAttached { composition.preferences.didChange(key, at: self) }
  }

  final var environmentValues: EnvironmentValues {
    isAttached ? EnvironmentValues(storage: environment) : EnvironmentValues()
  }
}
