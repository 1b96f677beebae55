import BinderyBindings

struct ScrollPositionAttachment: AttachmentModifier {
  let id: AnyHashable?
  let anchor: UnitPoint?
  let memory: ScrollPositionMemory
  let take: @MainActor (AnyHashable) -> Bool

  func _attach(to host: any AttachmentHost) {
    memory.id = id
    if let id { host.scroll(to: id, anchor: anchor) }
  }

  func _update(from old: Self, _ memory: inout Void, on host: any AttachmentHost) {
    if id == self.memory.id { return }
    self.memory.id = id
    if let id { host.scroll(to: id, anchor: anchor) }
  }

  var _annotation: Annotation? { .scrollPosition(ScrollPositionLink(take: take)) }
}
