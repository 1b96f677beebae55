import BinderyBindings
import BinderyViews

/// A node with something attached to the life of what is below it.
class AnyAttachmentNode: Node, AttachmentHost {
  final func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    composition.afterUpdate(action)
  }

  final func afterChange<Value>(
    from old: Value, to new: Value, _ action: @escaping @MainActor () -> Void
  ) {
    composition.noteChangedValue { "\(Value.self) from \(old) to \(new)" }
    composition.afterUpdate(action)
  }

  final func perform(_ action: @MainActor () -> Void) { composition.perform(action) }

  final func startTask(
    priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) -> TaskHandle {
    let handle = TaskHandle()
    composition.startTask(handle, priority: priority, action)
    return handle
  }

  final func observePreference<Key: PreferenceKey>(
    _ key: Key.Type, _ action: @escaping @MainActor (Key.Value) -> Void
  ) {
    composition.preferences.observe(key, below: self, action)
  }

  final func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    composition.requestScroll(ScrollRequest(node: self, id: id, anchor: anchor))
  }

  final func preferenceDidChange<Key: PreferenceKey>(_ key: Key.Type) {
    composition.preferences.didChange(key, at: self)
  }

  final var environmentValues: EnvironmentValues { EnvironmentValues(storage: environment) }
}

/// A node that holds an attachment of some type.
final class AttachmentNode<Modifier: Attachment>: AnyAttachmentNode {
  var modifier: Modifier
  private var memory: Modifier.Memory?

  init(_ modifier: Modifier, in parent: Node, capacity: Int) {
    self.modifier = modifier
    super.init(in: parent, capacity: capacity)
  }

  override var annotation: Annotation? { modifier._annotation }

  func attach() {
    // A composition that only shows another one's storage runs nothing.
    if composition.donor != nil { return }
    memory = modifier._attach(to: self)
  }

  func take(_ new: Modifier) {
    let old = modifier
    modifier = new
    if memory != nil { new._update(from: old, &memory!, on: self) }
  }

  override func willUnmount() {
    if let memory { modifier._detach(memory, from: self) }
    memory = nil
    composition.preferences.stopObserving(at: self)
  }
}
