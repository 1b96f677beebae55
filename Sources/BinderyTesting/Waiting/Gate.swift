import BinderyComposition
import Synchronization

/// The answer of a stub, held back until the test gives it.
///
/// A stub awaits `gate.value()`. The test sees the loading state, then opens the gate with a value,
/// or fails it with an error; all who wait get it, and so do those who come later. A task that
/// waits counts as settled. Cancellation passes through as `CancellationError`.
public final class Gate<Value: Sendable>: Sendable {
  private struct State {
    var answer: Result<Value, any Error>?
    var waiters: [Int: Waiter] = [:]
    var cancelled: Set<Int> = []
    var next = 0
  }
  private struct Waiter {
    let parking: ParkedTask
    let attendance: Attendance
    let continuation: CheckedContinuation<Result<Value, any Error>, Never>

    /// The task runs again from this moment on, not from when it is scheduled.
    func resume(_ answer: Result<Value, any Error>) {
      parking.leave()
      attendance.change(by: -1)
      continuation.resume(returning: answer)
    }
  }
  private let state = Mutex(State())
  private let attendance = Attendance()

  /// Makes a closed gate.
  public init() {}

  /// How many tasks are waiting.
  public var waiting: Int { attendance.count }

  /// Waits until at least so many tasks are waiting: for tests without a screen, which would settle
  /// instead.
  public func untilWaiting(_ count: Int = 1) async { await attendance.wait(for: count) }

  /// Gives everyone who waits a value.
  public func open(with value: Value) { answer(.success(value)) }

  /// Gives everyone who waits an error.
  public func fail(with error: any Error) { answer(.failure(error)) }

  /// Closes the gate again: those who come from here on wait.
  public func close() { state.withLock { $0.answer = nil } }

  /// Waits for the answer. Throws the error that the gate was failed with, or `CancellationError`.
  public func value() async throws -> Value {
    let ticket = state.withLock { state in
      state.next += 1
      return state.next
    }
    let parking = ParkedTask()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let now: Result<Value, any Error>? = state.withLock { state in
          if state.cancelled.remove(ticket) != nil { return .failure(CancellationError()) }
          if let answer = state.answer { return answer }
          state.waiters[ticket] = Waiter(
            parking: parking, attendance: attendance, continuation: continuation)
          attendance.change(by: 1)
          // Last, since the screen may count as settled from here on.
          parking.enter()
          return nil
        }
        if let now { continuation.resume(returning: now) }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        let waiter = state.waiters.removeValue(forKey: ticket)
        if waiter == nil { state.cancelled.insert(ticket) }
        return waiter
      }
      waiter?.resume(.failure(CancellationError()))
    }
    state.withLock { _ = $0.cancelled.remove(ticket) }
    return try result.get()
  }

  private func answer(_ answer: Result<Value, any Error>) {
    let waiters = state.withLock { state in
      state.answer = answer
      defer { state.waiters = [:] }
      // Oldest first, so that what follows does so in the order of arrival.
      return state.waiters.sorted { $0.key < $1.key }.map(\.value)
    }
    for waiter in waiters { waiter.resume(answer) }
  }
}

extension Gate where Value == Void {
  /// Lets everyone who waits go on.
  public func open() { open(with: ()) }
}
