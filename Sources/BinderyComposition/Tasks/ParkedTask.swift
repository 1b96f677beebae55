import BinderyBindings

/// A task that waits for something only the test can give. While it is parked, the action it belongs
/// to counts as settled.
package final class ParkedTask: Sendable {
  // Not the token itself: who wakes the task holds this, and the task's end is the token's release.
  private let tracker: TaskTracker?
  private let serial: Int

  /// Stands for the current task.
  package init() {
    let token = RuntimeContext.current as? TaskToken
    tracker = token?.tracker
    serial = token?.serial ?? 0
  }

  /// The task waits from here on.
  package func enter() { tracker?.park(serial) }

  /// The task goes on from here on, though it may not have been scheduled yet.
  package func leave() { tracker?.unpark(serial) }

  /// Waits until what the task does next is over or parked again, and everything that it caused.
  @MainActor package func settle() async { await tracker?.composition?.settle() }
}
