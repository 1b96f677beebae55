struct PreferenceTransform<Key: PreferenceKey>: AttachmentModifier {
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
