#if !canImport(Darwin)
  public import Foundation

  extension OperationQueue: Scheduler {
    /// A moment, by its date.
    public typealias SchedulerTimeType = DateMoment

    /// There are no choices.
    public struct SchedulerOptions {}

    /// The current moment.
    public var now: DateMoment { DateMoment(Date()) }
    /// The least tolerance made use of: none.
    public var minimumTolerance: SchedulerStride { 0 }

    /// Runs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = Handoff(action)
      addOperation { action.value() }
    }

    /// Runs an action at a moment, or later by at most the tolerance.
    public func schedule(
      after date: DateMoment, tolerance: SchedulerStride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      DispatchQueue.global().schedule(after: date.dispatchMoment) { self.schedule(action) }
    }

    /// Runs an action at a moment and again after each interval, until the result is cancelled.
    public func schedule(
      after date: DateMoment, interval: SchedulerStride, tolerance: SchedulerStride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      DispatchQueue.global().schedule(
        after: date.dispatchMoment, interval: interval, tolerance: tolerance
      ) { self.schedule(action) }
    }
  }
#endif
