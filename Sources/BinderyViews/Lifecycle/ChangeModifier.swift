struct ChangeModifier<V: Equatable>: AttachmentModifier {
  let value: V
  let isInitial: Bool
  let action: @MainActor (V, V) -> Void

  func _attach(to host: any AttachmentHost) {
    if isInitial { host.afterUpdate { action(value, value) } }
  }
  func _update(from old: Self, _ memory: inout Void, on host: any AttachmentHost) {
    if old.value == value { return }
    host.afterChange(from: old.value, to: value) { action(old.value, value) }
  }
  func _detach(_ memory: Void, from host: any AttachmentHost) {}
}
