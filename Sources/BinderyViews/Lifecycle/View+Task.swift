extension View {
  /// Runs a task while this view is mounted: it starts after the flush that mounted the view, and
  /// is cancelled when the view goes.
  ///
  /// A task that does not heed its cancellation is reported under its name, file and line.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: 0, name: name, priority: priority, file: file, line: line, action: action))
  }

  /// Runs a task while this view is mounted, and again when a value changes.
  ///
  /// When `value` changes, the task is cancelled and a new one is started.
  public func task<ID: Equatable>(
    id value: ID, name: String? = nil, priority: TaskPriority = .userInitiated,
    file: String = #fileID, line: Int = #line, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: value, name: name, priority: priority, file: file, line: line, action: action))
  }
}

struct TaskModifier<ID: Equatable>: AttachmentModifier {
  let id: ID
  let name: String?
  let priority: TaskPriority
  let file: String
  let line: Int
  let action: @MainActor () async -> Void

  func _attach(to host: any AttachmentHost) -> TaskHandle { start(on: host) }

  func _update(from old: Self, _ memory: inout TaskHandle, on host: any AttachmentHost) {
    if old.id == id { return }
    memory.cancel()
    memory = start(on: host)
  }

  func _detach(_ memory: TaskHandle, from host: any AttachmentHost) { memory.cancel() }

  private func start(on host: any AttachmentHost) -> TaskHandle {
    host.startTask(name: name, priority: priority, file: file, line: line, action)
  }
}
