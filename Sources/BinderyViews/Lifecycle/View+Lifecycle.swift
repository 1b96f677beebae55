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

  /// Runs a task while this view is mounted: it starts after the flush that mounted the view, and
  /// is cancelled when the view goes.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task while this view is mounted, and again when a value changes.
  ///
  /// When `value` changes, the task is cancelled and a new one is started.
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

struct AppearanceModifier: Attachment {
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

struct TaskModifier<ID: Equatable>: Attachment {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  func _attach(to host: any AttachmentHost) -> TaskHandle {
    host.startTask(priority: priority, action)
  }
  func _update(from old: Self, _ memory: inout TaskHandle, on host: any AttachmentHost) {
    if old.id == id { return }
    memory.cancel()
    memory = host.startTask(priority: priority, action)
  }
  func _detach(_ memory: TaskHandle, from host: any AttachmentHost) { memory.cancel() }
}
