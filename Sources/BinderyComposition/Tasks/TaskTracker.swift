import BinderyBindings
import Synchronization

/// Knows which tasks of a composition are running.
///
/// A token is bound while an action runs. Tasks started under it inherit it, and when the last of
/// them is over the token is released: that is how the end of a plain `Task { }` is seen.
final class TaskTracker: Sendable {
  private struct Entry {
    var task: RunningTask
    /// The token that the tasks had when they were started.
    let family: Int
    /// How many tasks were started at once; nil while that is not known yet.
    var startedTogether: Int?
    /// How many tasks are parked under the token.
    var parked = 0
  }
  private struct State {
    var entries: [Int: Entry] = [:]
    /// How many of the entries have no task that is parked.
    var running = 0
    /// How many of the entries have one.
    var waiting: Int { entries.count - running }
    var lastSerial = 0
    var events = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
    var hasLostPatience = false
  }
  private let state = Mutex(State())
  // A weak reference would make each retain of the composition take the runtime's slow path.
  /// The composition whose tasks these are; it clears this when it goes.
  @MainActor unowned(unsafe) var composition: Composition?

  func makeToken(
    _ origin: TaskOrigin, handler: (@Sendable (RuntimeIssue) -> Void)?
  ) -> TaskToken {
    let serial = state.withLock { state in
      state.running += 1
      state.lastSerial += 1
      state.entries[state.lastSerial] = Entry(
        task: RunningTask(origin: origin), family: state.lastSerial)
      return state.lastSerial
    }
    return TaskToken(serial, of: self, handler: handler)
  }

  /// Makes a token for a task that is parked, and had another one, with others perhaps.
  func makeParkedToken(
    from former: Int, handler: (@Sendable (RuntimeIssue) -> Void)?
  ) -> TaskToken {
    var serial = 0
    tell { state in
      state.lastSerial += 1
      serial = state.lastSerial
      // The task that asks has the former token, so that its entry is there.
      guard var entry = state.entries[former] else { return }
      entry.parked = 1
      entry.startedTogether = 1
      state.entries[serial] = entry
    }
    return TaskToken(serial, of: self, handler: handler)
  }

  /// Whether nothing runs but what waits for a test.
  ///
  /// Of what an action has started, as many tasks must wait as it has started at once. A task that
  /// one of these starts counts for it: the one may well wait for the other.
  var isIdle: Bool {
    state.withLock { state in
      if state.running == 0 { return true }
      if state.waiting == 0 { return false }
      var parked: [Int: Int] = [:]
      for entry in state.entries.values { parked[entry.family, default: 0] += entry.parked }
      return state.entries.allSatisfy { serial, entry in
        serial == entry.family
          ? parked[serial, default: 0] >= max(1, entry.startedTogether ?? 1) : entry.parked > 0
      }
    }
  }

  /// Says how many tasks an action has started, now that it is over, and of which view it was.
  func didStart(_ count: Int, with serial: Int, in view: String? = nil) {
    state.withLock { state in
      state.entries[serial]?.startedTogether = count
      if let view { state.entries[serial]?.task.origin.view = view }
    }
  }

  /// Whether the action with a token is over, and has started one task at most.
  func isAlone(_ serial: Int) -> Bool {
    state.withLock { state in
      guard let entry = state.entries[serial] else { return true }
      return entry.startedTogether.map { $0 <= 1 } ?? false
    }
  }

  /// Whether something that was told to stop is not over, be it parked or not.
  var hasCancelled: Bool {
    state.withLock { state in state.entries.values.contains { $0.task.isCancelled } }
  }

  /// What is not over, the first started first.
  var running: [RunningTask] {
    state.withLock { state in
      state.entries.sorted { $0.key < $1.key }.map { _, entry in
        var task = entry.task
        task.isParked = entry.parked > 0
        return task
      }
    }
  }

  // MARK: Waiting

  var eventCount: Int { state.withLock { $0.events } }

  /// Waits for an event that has not been seen, or until the caller is cancelled.
  @MainActor func wait(after seen: Int) async {
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

  /// Tells those who wait that something has happened.
  func signal() { tell { _ in } }

  /// Tells those who wait, in some time, that it has taken too long.
  ///
  /// The time is taken in parts, each of which ends only when the main actor is free: where it is
  /// busy, tasks cannot end either.
  func losePatience(after patience: Duration) async {
    for _ in 0..<4 {
      try? await Task.sleep(for: patience / 4)
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

  func didEnd(_ serial: Int) {
    tell { state in
      if state.entries.removeValue(forKey: serial)?.parked == 0 { state.running -= 1 }
    }
  }

  func didCancel(_ serial: Int) {
    state.withLock { $0.entries[serial]?.task.isCancelled = true }
  }

  func isCancelled(_ serial: Int) -> Bool {
    state.withLock { $0.entries[serial]?.task.isCancelled ?? false }
  }

  func park(_ serial: Int) {
    tell { state in
      guard let parked = state.entries[serial]?.parked else { return }
      if parked == 0 { state.running -= 1 }
      state.entries[serial]?.parked = parked + 1
    }
  }

  func unpark(_ serial: Int) {
    state.withLock { state in
      guard let parked = state.entries[serial]?.parked, parked > 0 else { return }
      if parked == 1 { state.running += 1 }
      state.entries[serial]?.parked = parked - 1
    }
  }
}
