import BinderyViews

/// Who observes which preference, and which have changed.
@MainActor final class PreferenceGraph {
  private struct Observer {
    unowned let node: Node
    let key: ObjectIdentifier
    let notify: @MainActor (Node) -> Void
  }
  @exclusivity(unchecked) private var observers: [Observer] = []
  @exclusivity(unchecked) private var changed: Set<ObjectIdentifier> = []

  /// Whether no preference has changed since the observers were last told.
  var isSettled: Bool { changed.isEmpty }

  /// Tells an observer of the values of a key that come up to a node. It is called amid
  /// an update, and so must put off what a user wants done.
  func observe<Key: PreferenceKey>(
    _ key: Key.Type, below node: Node, _ action: @escaping @MainActor (Key.Value) -> Void
  ) {
    observers.append(
      Observer(node: node, key: ObjectIdentifier(key)) { action(preference(key, below: $0)) })
    changed.insert(ObjectIdentifier(key))
  }

  func stopObserving(at node: Node) {
    if observers.isEmpty { return }
    observers.removeAll { $0.node === node }
  }

  /// The value for a key changes at a node: those above know that there is one to look for.
  func didChange<Key: PreferenceKey>(_ key: Key.Type, at node: Node) {
    changed.insert(ObjectIdentifier(key))
    var current: Node? = node
    while let next = current, !next.hasPreferences {
      next.hasPreferences = true
      current = next.parent
    }
  }

  /// Calls the observers of the keys that have changed. O(preferences below each).
  func notify() {
    if changed.isEmpty { return }
    let keys = changed
    changed = []
    for observer in observers where keys.contains(observer.key) { observer.notify(observer.node) }
  }
}

/// The value that comes up for a key from what is below a node.
@MainActor func preference<Key: PreferenceKey>(_ key: Key.Type, below node: Node) -> Key.Value {
  var value: Key.Value?
  collect(key, below: node, into: &value)
  return value ?? Key.defaultValue
}

@MainActor private func collect<Key: PreferenceKey>(
  _ key: Key.Type, below node: Node, into value: inout Key.Value?
) {
  var waiting: ContiguousArray<Node> = []
  addChildren(of: node, to: &waiting)
  while let node = waiting.popLast() {
    switch node.annotation {
    case .preference(ObjectIdentifier(key), let own): add(own as! Key.Value, key, &value)
    case .preferenceTransform(ObjectIdentifier(key), let transform):
      if node.isOutOfRoom() { continue }
      var inner: Any = preference(key, below: node)
      transform(&inner)
      add(inner as! Key.Value, key, &value)
    default: addChildren(of: node, to: &waiting)
    }
  }
}

/// Adds the children of a node below which there are preferences, so that the first comes last.
@MainActor private func addChildren(of node: Node, to waiting: inout ContiguousArray<Node>) {
  for index in (0..<node.childCount).reversed() {
    guard let child = node.children[index].node, child.hasPreferences else { continue }
    waiting.append(child)
  }
}

private func add<Key: PreferenceKey>(
  _ next: Key.Value, _ key: Key.Type, _ value: inout Key.Value?
) {
  guard var sum = value else {
    value = next
    return
  }
  Key.reduce(value: &sum, nextValue: { next })
  value = sum
}
