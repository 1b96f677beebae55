import BinderyAllocationCounter

/// What this program allocates.
///
/// Objects, boxes and buffers of Swift are blocks of `malloc`, so they are counted there. A program
/// that links this module has a `malloc` of its own for that, which hands on to the C library's; no
/// other program has. Where that cannot be done (outside of glibc, or under the address sanitizer)
/// every count is 0.
public enum Allocations {
  /// Whether allocations can be counted here.
  public static var areCounted: Bool { bindery_allocation_counter_is_available() }

  /// How many blocks of memory the calling thread allocates while a closure runs.
  ///
  /// What other threads allocate meanwhile is not counted. Counts do not nest: an inner count ends
  /// the outer one.
  public static func count(during body: () throws -> Void) rethrows -> Int {
    bindery_allocation_counter_start()
    do {
      try body()
    } catch {
      _ = bindery_allocation_counter_stop()
      throw error
    }
    return Int(bindery_allocation_counter_stop())
  }

  /// Bytes that the program has allocated and not freed, with what the allocator keeps beside them.
  public static var liveBytes: Int { Int(bindery_allocation_counter_live_bytes()) }
}
