import BinderyBindings
import Synchronization

/// Knows which tasks of a composition are running.
///
/// A token is bound while an action runs. Tasks started under it inherit it, and when the last of
/// them is over the token is released: that is how the end of a plain `Task { }` is seen.
final class TaskTracker: Sendable {
  private struct State {
    /// The tokens that are neither released nor parked.
    var running = 0
    /// How many tasks are parked under a token.
    var parked: [ObjectIdentifier: Int] = [:]
    var events = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
  }
  private let state = Mutex(State())
  // A weak reference would make each retain of the composition take the runtime's slow path.
  /// The composition whose tasks these are; it clears this when it goes.
  @MainActor unowned(unsafe) var composition: Composition?

  func makeToken(handler: (@Sendable (RuntimeIssue) -> Void)?) -> TaskToken {
    state.withLock { $0.running += 1 }
    return TaskToken(tracker: self, handler: handler)
  }

  var isIdle: Bool { state.withLock { $0.running == 0 } }

  var eventCount: Int { state.withLock { $0.events } }

  /// Waits for an event that has not been seen.
  func wait(after seen: Int) async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.events != seen { return true }
        state.waiters.append(continuation)
        return false
      }
      if isOver { continuation.resume() }
    }
  }

  /// Tells those who wait that something has happened.
  func signal() {
    let waiters = state.withLock { state in
      state.events += 1
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  fileprivate func tokenDidEnd(_ token: ObjectIdentifier) {
    state.withLock { state in
      if state.parked.removeValue(forKey: token) == nil { state.running -= 1 }
    }
    signal()
  }

  fileprivate func park(_ token: ObjectIdentifier) {
    state.withLock { state in
      if state.parked[token] == nil { state.running -= 1 }
      state.parked[token, default: 0] += 1
    }
    signal()
  }

  fileprivate func unpark(_ token: ObjectIdentifier) {
    state.withLock { state in
      guard let count = state.parked[token] else { return }
      state.parked[token] = count > 1 ? count - 1 : nil
      if count == 1 { state.running += 1 }
    }
  }
}

/// What an action and all tasks started in it have in common.
final class TaskToken: IssueContext {
  private let tracker: TaskTracker
  private let handler: (@Sendable (RuntimeIssue) -> Void)?

  fileprivate init(tracker: TaskTracker, handler: (@Sendable (RuntimeIssue) -> Void)?) {
    self.tracker = tracker
    self.handler = handler
  }

  deinit { tracker.tokenDidEnd(ObjectIdentifier(self)) }

  func park() { tracker.park(ObjectIdentifier(self)) }

  func unpark() { tracker.unpark(ObjectIdentifier(self)) }

  @MainActor func settle() async { await tracker.composition?.settle() }

  func report(_ issue: RuntimeIssue) -> Bool {
    guard let handler else { return false }
    handler(issue)
    return true
  }
}
