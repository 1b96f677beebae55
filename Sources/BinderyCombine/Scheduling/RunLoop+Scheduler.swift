#if !canImport(Darwin)
  public import Foundation

  /// The main run loop's actions run on the main queue, which is served whether or not that run
  /// loop is running: a program with an asynchronous `main` runs none. Any other run loop runs
  /// actions in its default mode, while it is running.
  extension RunLoop: Scheduler {
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
      guard self !== RunLoop.main else { return DispatchQueue.main.schedule(action) }
      let action = Handoff(action)
      perform { action.value() }
    }

    /// Runs an action at a moment, or later by at most the tolerance.
    public func schedule(
      after date: DateMoment, tolerance: SchedulerStride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      guard self !== RunLoop.main else {
        return DispatchQueue.main.schedule(after: date.dispatchMoment, action)
      }
      let action = Handoff(action)
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
      timer.tolerance = tolerance.seconds
      add(timer, forMode: .default)
    }

    /// Runs an action at a moment and again after each interval, until the result is cancelled.
    public func schedule(
      after date: DateMoment, interval: SchedulerStride, tolerance: SchedulerStride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      schedule(after: date, interval: interval, tolerance: tolerance, mode: .default, action)
    }

    /// Runs an action again and again in one of the run loop's modes.
    func schedule(
      after date: DateMoment, interval: SchedulerStride, tolerance: SchedulerStride,
      mode: RunLoop.Mode, _ action: @escaping () -> Void
    ) -> any Cancellable {
      guard self !== RunLoop.main else {
        return DispatchQueue.main.schedule(
          after: date.dispatchMoment, interval: interval, tolerance: tolerance, action)
      }
      let action = Handoff(action)
      let timer = Timer(fire: date.date, interval: interval.seconds, repeats: true) { _ in
        action.value()
      }
      timer.tolerance = tolerance.seconds
      add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
#endif
