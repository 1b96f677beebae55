import BinderyBindings

extension Composition {
  /// Whether no task that the composition tracks is running, and everything is up to date.
  package var isSettled: Bool { tasks.isIdle && !isInvalid }

  /// Waits until a condition holds. It is asked now, and after each event: a change that must be
  /// flushed, a task that ends or parks, a call of `wakeWaiting()`.
  ///
  /// Pending changes are flushed before it is asked. Cancellation ends the wait.
  package func wait(until isOver: @MainActor () -> Bool) async {
    waiting += 1
    defer { waiting -= 1 }
    while true {
      let seen = tasks.eventCount
      flush()
      if isOver() || Task.isCancelled { return }
      await tasks.wait(after: seen)
    }
  }

  /// Has those who wait ask again.
  package func wakeWaiting() { tasks.signal() }
}
