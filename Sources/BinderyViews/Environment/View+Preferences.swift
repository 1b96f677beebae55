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

struct PreferenceModifier<Key: PreferenceKey>: AttachmentModifier {
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
