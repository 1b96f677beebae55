extension View {
  /// Runs an action when this view appears, before its first frame is painted.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action when this view has gone.
  public func onDisappear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

struct AppearanceModifier: AttachmentModifier {
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  func _attach(to host: any AttachmentHost) -> (@MainActor () -> Void)? {
    if let appear { host.afterUpdate(appear) }
    return disappear
  }
  func _update(
    from old: Self, _ memory: inout (@MainActor () -> Void)?, on host: any AttachmentHost
  ) {
    memory = disappear
  }
  func _detach(_ memory: (@MainActor () -> Void)?, from host: any AttachmentHost) {
    if let memory { host.afterUpdate(memory) }
  }
}
