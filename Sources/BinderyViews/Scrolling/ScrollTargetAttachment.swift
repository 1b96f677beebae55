struct ScrollTargetAttachment: AttachmentModifier {
  let target: ScrollTarget

  func _attach(to host: any AttachmentHost) { target.host = host }
  func _update(from old: Self, _ memory: inout Void, on host: any AttachmentHost) {
    target.host = host
  }
  func _detach(_ memory: Void, from host: any AttachmentHost) { target.host = nil }
}
