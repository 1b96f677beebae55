struct PreferenceObserver<Key: PreferenceKey>: AttachmentModifier where Key.Value: Equatable {
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
