/// A task that a composition has started or is about to start.
@MainActor public final class TaskHandle {
  private var task: Task<Void, Never>?
  private var whenCancelled: (@MainActor () -> Void)?
  package private(set) var isCancelled = false

  package init() {}

  /// The task runs from here on.
  package func didStart(
    _ task: Task<Void, Never>, whenCancelled: @escaping @MainActor () -> Void
  ) {
    self.task = task
    self.whenCancelled = whenCancelled
  }

  /// Cancels the task, also before it has started.
  public func cancel() {
    if isCancelled { return }
    isCancelled = true
    task?.cancel()
    whenCancelled?()
  }
}
