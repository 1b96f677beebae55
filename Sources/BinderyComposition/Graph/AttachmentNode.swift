import BinderyBindings
import BinderyViews

/// A node with something attached to the life of what is below it.
///
/// Once it has been detached it asks nothing more of its composition, which may be gone by then.
class AnyAttachmentNode: Node, AttachmentHost {
  fileprivate(set) final var isAttached = true

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

/// A node that holds an attachment of some type.
final class AttachmentNode<Modifier: Attachment>: AnyAttachmentNode {
  var modifier: Modifier
  private var memory: Modifier.Memory?

  init(_ modifier: Modifier, in parent: Node, room: ChildRoom) {
    self.modifier = modifier
    super.init(in: parent, room: room)
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
    switch new._annotation {
    // A list lays its rows out by what is said of them.
    case .row, .tag: elementsDidChange()
    default: break
    }
    if memory != nil { new._update(from: old, &memory!, on: self) }
  }

  override func willUnmount() {
    if let memory { modifier._detach(memory, from: self) }
    memory = nil
    composition.preferences.stopObserving(at: self)
    isAttached = false
  }
}
