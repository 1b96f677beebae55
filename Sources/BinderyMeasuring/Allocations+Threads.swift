import BinderyAllocationCounter

extension Allocations {
  /// How many blocks of memory all threads allocate until an asynchronous closure has returned.
  ///
  /// Asynchronous work moves from thread to thread (on Linux even the main actor's does), so what
  /// others do meanwhile is counted too. Counts of this kind do not nest.
  @MainActor public static func countOnAllThreads(
    during body: @MainActor () async throws -> Void
  ) async rethrows -> Int {
    bindery_allocation_counter_start_all()
    do {
      try await body()
    } catch {
      _ = bindery_allocation_counter_stop_all()
      throw error
    }
    return Int(bindery_allocation_counter_stop_all())
  }
}
