import Synchronization

/// How many tasks wait somewhere, for a test that waits until enough of them do.
final class Attendance: Sendable {
  private struct Waiter {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }
  private struct State {
    var count = 0
    var waiters: [Int: Waiter] = [:]
    var lastTicket = 0
  }
  private let state = Mutex(State())

  /// How many wait.
  var count: Int { state.withLock { $0.count } }

  /// More or fewer wait by now.
  func change(by difference: Int) {
    let satisfied = state.withLock { state in
      state.count += difference
      let tickets = state.waiters.filter { $0.value.count <= state.count }.keys.sorted()
      return tickets.compactMap { state.waiters.removeValue(forKey: $0) }
    }
    for waiter in satisfied { waiter.continuation.resume() }
  }

  /// Waits until at least so many wait, or the caller is cancelled.
  func wait(for count: Int) async {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.count >= count || Task.isCancelled { return true }
          state.waiters[ticket] = Waiter(count: count, continuation: continuation)
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let waiter = state.withLock { $0.waiters.removeValue(forKey: ticket) }
      waiter?.continuation.resume()
    }
  }
}
