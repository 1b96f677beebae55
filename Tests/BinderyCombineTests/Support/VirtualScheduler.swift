#if !canImport(Darwin)
  import BinderyCombine

  /// A scheduler whose time moves when a test says so, in seconds.
  final class VirtualScheduler: Scheduler {
    struct SchedulerTimeType: Strideable {
      var time: SchedulerStride

      func distance(to other: Self) -> SchedulerStride { other.time - time }
      func advanced(by n: SchedulerStride) -> Self { Self(time: time + n) }
    }

    typealias SchedulerOptions = Never

    private struct Entry {
      var date: SchedulerTimeType
      var number: Int
      var action: () -> Void
    }

    private(set) var now = SchedulerTimeType(time: 0)
    let minimumTolerance: SchedulerStride = 0
    private var entries: [Entry] = []
    private var nextNumber = 0

    func schedule(options: Never?, _ action: @escaping () -> Void) {
      add(now, action)
    }

    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerStride, options: Never?,
      _ action: @escaping () -> Void
    ) {
      add(date, action)
    }

    func schedule(
      after date: SchedulerTimeType, interval: SchedulerStride, tolerance: SchedulerStride,
      options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      var isCancelled = false
      func repeatedly(_ date: SchedulerTimeType) {
        add(date) {
          guard !isCancelled else { return }
          action()
          repeatedly(date.advanced(by: interval))
        }
      }
      repeatedly(date)
      return AnyCancellable { isCancelled = true }
    }

    /// Moves time and runs what is due until then, in order.
    func advance(by time: SchedulerStride = 0) {
      let end = now.advanced(by: time)
      while let index = entries.indices.filter({ entries[$0].date <= end }).min(by: { left, right in
        (entries[left].date, entries[left].number) < (entries[right].date, entries[right].number)
      }) {
        let entry = entries.remove(at: index)
        now = max(now, entry.date)
        entry.action()
      }
      now = end
    }

    private func add(_ date: SchedulerTimeType, _ action: @escaping () -> Void) {
      entries.append(Entry(date: date, number: nextNumber, action: action))
      nextNumber += 1
    }
  }
#endif
