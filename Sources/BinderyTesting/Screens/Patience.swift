/// How long something may go without an event, for those who wait for it.
///
/// A watch sleeps until the deadline, and only till then: who waits does not look at a clock.
@MainActor package final class Patience<C: Clock> where C.Duration == Duration {
  /// Whether nothing has happened for too long.
  package private(set) var isLost = false
  /// How many turns of the main actor are left to others once the deadline has passed.
  private static var lastTurns: Int { 16 }
  private let limit: Duration
  private let clock: C
  private let onLoss: @MainActor () -> Void
  private var deadline: C.Instant
  private var watch: Task<Void, Never>?

  /// - Parameters:
  ///   - limit: How long nothing may happen.
  ///   - onLoss: Called once, when that long nothing has happened.
  package init(_ limit: Duration, clock: C, onLoss: @escaping @MainActor () -> Void) {
    self.limit = limit
    self.clock = clock
    self.onLoss = onLoss
    deadline = clock.now.advanced(by: limit)
  }

  /// Something has happened: the time begins anew.
  package func noteEvent() {
    deadline = clock.now.advanced(by: limit)
    if watch == nil && !isLost { startWatch() }
  }

  /// Nobody waits any more.
  package func end() {
    watch?.cancel()
    watch = nil
  }

  // Detached, so that it is no task of the screen's that one would have to wait for.
  private func startWatch() {
    watch = Task.detached { [clock, deadline, weak self] in
      var next: C.Instant? = deadline
      while let deadline = next {
        do { try await clock.sleep(until: deadline, tolerance: nil) } catch { return }
        next = await self?.look()
      }
    }
  }

  /// The deadline as it is by now, or nil where it has passed.
  ///
  /// Others may have kept the main actor busy for as long. What was ready meanwhile comes before
  /// the deadline does: it gets its turns first.
  private func look() async -> C.Instant? {
    for _ in 0..<Self.lastTurns {
      if clock.now < deadline { return deadline }
      await Task.yield()
    }
    if clock.now < deadline { return deadline }
    isLost = true
    watch = nil
    onLoss()
    return nil
  }
}
