import BinderyComposition
import Synchronization

/// A clock whose time moves only when the test says so.
///
/// Give it to the code under test as `any Clock<Duration>`. A task that sleeps on it counts as
/// settled. A sleep until now, or until earlier, returns at once. Cancellation ends a sleep with
/// `CancellationError`.
public final class TestClock: Clock {
  /// A moment of a test clock: how long it is after the clock's beginning.
  public struct Instant: InstantProtocol {
    /// How long after the beginning.
    public var offset: Duration

    /// Makes a moment.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The moment that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// How much later another moment is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether a moment is earlier than another.
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    let ticket: Int
    let deadline: Instant
    let parking: ParkedTask
    let attendance: Attendance
    let continuation: CheckedContinuation<Void, any Error>

    func wake(_ result: Result<Void, any Error>) {
      parking.leave()
      attendance.change(by: -1)
      continuation.resume(with: result)
    }
  }
  private struct State {
    var now = Instant()
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var next = 0
  }
  private let state = Mutex(State())
  private let attendance = Attendance()

  /// Makes a clock that stands at its beginning.
  public init() {}

  /// The moment the clock stands at.
  public var now: Instant { state.withLock { $0.now } }
  /// Time is as fine as a duration.
  public var minimumResolution: Duration { .zero }
  /// How many tasks are asleep.
  public var sleeping: Int { attendance.count }

  /// Waits until at least so many tasks are asleep: for tests without a screen, which would settle
  /// instead.
  public func untilSleeping(_ count: Int = 1) async { await attendance.wait(for: count) }

  /// Sleeps until the test has moved the clock to a deadline.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let ticket = state.withLock { state in
      state.next += 1
      return state.next
    }
    try Task.checkCancellation()
    let parking = ParkedTask()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let now: Result<Void, any Error>? = state.withLock { state in
          if state.cancelled.remove(ticket) != nil { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers.append(
            Sleeper(
              ticket: ticket, deadline: deadline, parking: parking, attendance: attendance,
              continuation: continuation))
          attendance.change(by: 1)
          // Last, since the screen may count as settled from here on.
          parking.enter()
          return nil
        }
        if let now { continuation.resume(with: now) }
      }
    } onCancel: {
      let sleeper: Sleeper? = state.withLock { state in
        guard let index = state.sleepers.firstIndex(where: { $0.ticket == ticket }) else {
          state.cancelled.insert(ticket)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.wake(.failure(CancellationError()))
    }
    state.withLock { _ = $0.cancelled.remove(ticket) }
  }

  /// Moves the clock on. Sleepers wake in the order of their deadlines, at their own moments, and
  /// what each of them does is over, or parked again, before the next one wakes.
  @MainActor public func advance(by duration: Duration) async {
    let target = now.advanced(by: max(.zero, duration))
    while let sleeper = nextSleeper(until: target) {
      sleeper.wake(.success(()))
      await sleeper.parking.settle()
    }
    state.withLock { $0.now = max($0.now, target) }
  }

  /// Takes the sleeper that is to wake next, and sets the clock to its deadline. Of several with
  /// one deadline, the one that has slept longest.
  private func nextSleeper(until target: Instant) -> Sleeper? {
    state.withLock { state in
      let due = state.sleepers.indices.min { a, b in
        (state.sleepers[a].deadline, state.sleepers[a].ticket)
          < (state.sleepers[b].deadline, state.sleepers[b].ticket)
      }
      guard let due, state.sleepers[due].deadline <= target else { return nil }
      let sleeper = state.sleepers.remove(at: due)
      state.now = max(state.now, sleeper.deadline)
      return sleeper
    }
  }
}
