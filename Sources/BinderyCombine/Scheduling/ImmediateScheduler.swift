#if !canImport(Darwin)
  /// A scheduler that runs every action at once, where it is.
  ///
  /// It has a single moment, so an action for later runs at once too.
  public struct ImmediateScheduler: Scheduler, Sendable {
    /// The single moment.
    public struct SchedulerTimeType: Strideable, Sendable {
      /// The time from this moment to another.
      public func distance(to other: Self) -> SchedulerStride { 0 }
      /// The moment a length of time from this one.
      public func advanced(by n: SchedulerStride) -> Self { self }
    }

    /// There are no choices.
    public typealias SchedulerOptions = Never

    /// The scheduler; there is no state, so one serves all.
    public static let shared = ImmediateScheduler()

    /// The current moment.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// The least tolerance made use of: none.
    public var minimumTolerance: SchedulerStride { 0 }

    /// Runs an action as soon as possible.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
      action()
    }

    /// Runs an action at a moment, or later by at most the tolerance.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerStride, options: Never?,
      _ action: @escaping () -> Void
    ) {
      action()
    }

    /// Runs an action at a moment and again after each interval, until the result is cancelled.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerStride, tolerance: SchedulerStride,
      options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      action()
      return AnyCancellable {}
    }
  }
#endif
