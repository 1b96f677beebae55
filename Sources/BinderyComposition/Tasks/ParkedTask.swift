import BinderyBindings

/// A task that waits for something only the test can give. While it is parked, the action it belongs
/// to counts as settled.
package final class ParkedTask: Sendable {
  private let token: TaskToken?

  /// Stands for the current task.
  package init() { token = RuntimeContext.current as? TaskToken }

  /// The task waits from here on.
  package func enter() { token?.park() }

  /// The task goes on from here on, though it may not have been scheduled yet.
  package func leave() { token?.unpark() }

  /// Waits until what the task does next is over or parked again, and everything that it caused.
  @MainActor package func settle() async { await token?.settle() }
}
