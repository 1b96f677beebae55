import BinderyViews

/// A task that waits for the flush to be over.
struct PendingTask {
  let handle: TaskHandle
  let origin: TaskOrigin
  let priority: TaskPriority
  let action: @MainActor () async -> Void
}
