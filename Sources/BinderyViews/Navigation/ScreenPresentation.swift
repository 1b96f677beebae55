/// Has the screen that a view is on show another one above itself.
struct ScreenPresentation: AttachmentModifier {
  let isPresented: Bool
  let content: () -> AnyView
  let dismiss: @MainActor () -> Void

  /// The other screen, and the one it stands on.
  struct Memory {
    let screen: PresentedScreen
    let scope: ScreenScope?
  }

  func _attach(to host: any AttachmentHost) -> Memory {
    let memory = Memory(
      screen: PresentedScreen(content: content, dismiss: dismiss),
      scope: host.environmentValues.screenScope)
    if isPresented { memory.scope?.add(memory.screen) }
    return memory
  }

  func _update(from old: Self, _ memory: inout Memory, on host: any AttachmentHost) {
    memory.screen.dismiss = dismiss
    if old.isPresented && !isPresented { memory.scope?.remove(memory.screen) }
    if isPresented { memory.screen.content.write(content) }
    if !old.isPresented && isPresented { memory.scope?.add(memory.screen) }
  }

  func _detach(_ memory: Memory, from host: any AttachmentHost) {
    if isPresented { memory.scope?.remove(memory.screen) }
  }
}
