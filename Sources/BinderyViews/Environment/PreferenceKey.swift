/// A key for a value that a view passes up to those above it.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view below has set one.
  static var defaultValue: Value { get }
  /// Combines a value with the next one, in the order of the tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, where no view below has set a value.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Sets the value that this view passes up for a key, in place of those from inside it.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    modifier(PreferenceModifier<Key>(value: value))
  }

  /// Changes the value that this view passes up for a key.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<Key>(transform: callback))
  }

  /// Calls an action when the value that comes up from this view changes, and once at first.
  ///
  /// It runs after the nodes have been updated, before the frame is painted.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceObserver<Key>(action: action))
  }
}

struct PreferenceModifier<Key: PreferenceKey>: Attachment {
  let value: Key.Value
  var _annotation: Annotation? { .preference(ObjectIdentifier(Key.self), value) }
  func _attach(to host: any AttachmentHost) { host.preferenceDidChange(Key.self) }
  func _update(from old: Self, _ memory: inout Void, on host: any AttachmentHost) {
    host.preferenceDidChange(Key.self)
  }
  func _detach(_ memory: Void, from host: any AttachmentHost) {
    host.preferenceDidChange(Key.self)
  }
}

struct PreferenceTransform<Key: PreferenceKey>: Attachment {
  let transform: (inout Key.Value) -> Void
  var _annotation: Annotation? {
    .preferenceTransform(ObjectIdentifier(Key.self)) { value in
      var typed = value as! Key.Value
      transform(&typed)
      value = typed
    }
  }
  func _attach(to host: any AttachmentHost) { host.preferenceDidChange(Key.self) }
  func _update(from old: Self, _ memory: inout Void, on host: any AttachmentHost) {
    host.preferenceDidChange(Key.self)
  }
  func _detach(_ memory: Void, from host: any AttachmentHost) {
    host.preferenceDidChange(Key.self)
  }
}

struct PreferenceObserver<Key: PreferenceKey>: Attachment where Key.Value: Equatable {
  let action: @MainActor (Key.Value) -> Void

  /// What the observer was last told, and the newest action.
  final class State {
    var last: Key.Value?
    var action: @MainActor (Key.Value) -> Void
    init(action: @escaping @MainActor (Key.Value) -> Void) { self.action = action }
  }

  func _attach(to host: any AttachmentHost) -> State {
    let state = State(action: action)
    host.observePreference(Key.self) { value in
      let last = state.last
      if last == value { return }
      state.last = value
      host.afterChange(from: last, to: value) { state.action(value) }
    }
    return state
  }
  func _update(from old: Self, _ memory: inout State, on host: any AttachmentHost) {
    memory.action = action
  }
  func _detach(_ memory: State, from host: any AttachmentHost) {}
}
