import BinderyBindings
import Synchronization

/// Knows which tasks of a composition are running.
///
/// A token is bound while an action runs. Tasks started under it inherit it, and when the last of
/// them is over the token is released: that is how the end of a plain `Task { }` is seen. The tasks
/// that have one token are a `TaskFamily`.
final class TaskTracker: Sendable {
  private struct State {
    var families: [Int: TaskFamily] = [:]
    var lastSerial = 0
    var events = 0
    /// The event after which all that was ready has been let go on, to look again.
    var lastLook = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
    /// Tokens that tasks have given up, and that may be being read.
    var retired: [TaskToken] = []
    var hasLostPatience = false

    /// How many tasks wait that each family has started, and that can be awaited.
    var awaitable: [Int: Int] {
      var counts: [Int: Int] = [:]
      for family in families.values where !family.starters.isEmpty {
        let count = family.awaitableCount
        if count > 0 { for starter in family.starters { counts[starter, default: 0] += count } }
      }
      return counts
    }
  }
  private let state = Mutex(State())
  // A weak reference would make each retain of the composition take the runtime's slow path.
  /// The composition whose tasks these are; it clears this when it goes, on the main actor.
  @MainActor unowned(unsafe) var owner: Composition?

  /// The composition, to be kept for longer than a call: nil also if its last reference has gone
  /// elsewhere, and it waits for the main actor to go.
  @MainActor var composition: Composition? {
    weak let composition = owner
    return composition
  }

  func makeToken(
    _ origin: TaskOrigin, handler: (@Sendable (RuntimeIssue) -> Void)?
  ) -> TaskToken {
    state.withLock { state in
      state.lastSerial += 1
      let serial = state.lastSerial
      let token = TaskToken(serial, of: self, handler: handler)
      state.families[serial] = TaskFamily(RunningTask(origin: origin), serial: serial, token: token)
      return token
    }
  }

  /// Says how many tasks an action has started, now that it is over, and of which view it was.
  /// - Parameter identifier: The number of the last of them, or of a later task.
  func didStart(
    _ count: Int, upTo identifier: UInt64, with serial: Int, in view: String? = nil
  ) {
    state.withLock { state in
      state.families[serial]?.didStart(count, upTo: identifier)
      if let view { state.families[serial]?.task.origin.view = view }
    }
  }

  /// Whether nothing runs but what waits for a test.
  var isIdle: Bool {
    state.withLock { state in
      if state.families.isEmpty { return true }
      let awaitable = state.awaitable
      return state.families.allSatisfy { serial, family in
        family.isWaiting(awaitable: awaitable[serial, default: 0])
      }
    }
  }

  /// Whether something that was told to stop is not over, be it parked or not.
  var hasCancelled: Bool {
    state.withLock { state in state.families.values.contains { $0.task.isCancelled } }
  }

  /// What is not over, the first started first.
  var running: [RunningTask] {
    state.withLock { state in
      state.families.sorted { $0.key < $1.key }.map { _, family in
        var task = family.task
        task.isParked = family.runningCount == 0
        return task
      }
    }
  }

  // MARK: Waiting

  var eventCount: Int { state.withLock { $0.events } }

  /// Waits for an event that has not been seen, or until the caller is cancelled.
  @MainActor func wait(after seen: Int) async {
    lookAgain(after: seen)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.events != seen || Task.isCancelled { return true }
          state.waiters.append(continuation)
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      signal()
    }
  }

  /// Has those who wait look once more when all that is ready has had its turn, where tasks may end
  /// without being seen to.
  private func lookAgain(after seen: Int) {
    let isDue = state.withLock { state in
      if state.lastLook == seen { return false }
      let awaitable = state.awaitable
      let isDue = state.families.contains { serial, family in
        family.mayEndUnseen(awaitable: awaitable[serial, default: 0])
      }
      if isDue { state.lastLook = seen }
      return isDue
    }
    if !isDue { return }
    Task.detached(priority: .background) { @MainActor in self.wake() }
  }

  /// Has those who wait look, though nothing has happened.
  private func wake() {
    let waiters = state.withLock { state in
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Tells those who wait that something has happened.
  func signal() { tell { _ in } }

  /// Tells those who wait, in some time, that it has taken too long.
  ///
  /// The time is taken in parts, each of which ends only when all that was ready has had its turn:
  /// where threads or the main actor are busy, tasks cannot end either.
  func losePatience(after patience: Duration) async {
    let parts = 40
    for _ in 0..<parts {
      try? await Task.sleep(for: patience / parts)
      await Task.detached {}.value
      await Task.detached(priority: .background) { @MainActor in }.value
    }
    tell { $0.hasLostPatience = true }
  }

  var hasLostPatience: Bool { state.withLock { $0.hasLostPatience } }

  private func tell(_ change: (inout sending State) -> Void) {
    let waiters = state.withLock { state in
      change(&state)
      state.events += 1
      let waiters = state.waiters
      if !waiters.isEmpty { state.waiters = [] }
      return waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  // MARK: Tokens

  func didEnd(_ serial: Int) { tell { $0.families[serial] = nil } }

  func didCancel(_ root: Int) {
    state.withLock { state in
      for (serial, family) in state.families where family.root == root {
        state.families[serial]?.task.isCancelled = true
      }
    }
  }

  func isCancelled(_ serial: Int) -> Bool {
    state.withLock { $0.families[serial]?.task.isCancelled ?? false }
  }

  /// Nobody is told: see `ParkedTask.enter()`.
  func park(_ task: CurrentTask, under serial: Int) {
    state.withLock { $0.families[serial]?.park(task) }
  }

  func unpark(_ branch: TaskFamily.Branch, under serial: Int) {
    state.withLock { $0.families[serial]?.unpark(branch) }
  }

  /// Parks a task that is no child under a token of its own, if others have the one that it has.
  /// Nobody is told: see `ParkedTask.enter()`.
  func separate(
    _ task: CurrentTask, from serial: Int, handler: (@Sendable (RuntimeIssue) -> Void)?
  ) -> TaskToken? {
    state.withLock { state in
      guard let former = state.families[serial], former.holders > 1 else { return nil }
      state.lastSerial += 1
      let token = TaskToken(state.lastSerial, of: self, handler: handler)
      state.families[state.lastSerial] = state.families[serial]?.parting(
        with: task, of: serial, to: token)
      return token
    }
  }

  /// Keeps a token that a task has given up for as long as it may be being read.
  func retire(_ token: TaskToken) {
    state.withLock { $0.retired.append(token) }
    Task.detached { @MainActor in self.releaseRetired() }
  }

  private func releaseRetired() {
    var tokens: [TaskToken] = []
    state.withLock { swap(&tokens, &$0.retired) }
    // Released past the lock, not earlier: the release of the last one takes the lock.
    withExtendedLifetime(tokens) {}
    tokens = []
    // Who looked meanwhile has counted them.
    signal()
  }
}
