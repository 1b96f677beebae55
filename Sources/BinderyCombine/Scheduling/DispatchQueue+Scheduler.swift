#if !canImport(Darwin)
  public import Dispatch

  extension DispatchQueue: Scheduler {
    /// A moment on the clock that Dispatch counts by.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
      /// A length of time.
      public typealias Stride = SchedulerStride

      /// The moment for Dispatch.
      public var dispatchTime: DispatchTime

      /// Makes a moment out of Dispatch's.
      public init(_ time: DispatchTime) {
        dispatchTime = time
      }

      /// The time from this moment to another.
      public func distance(to other: Self) -> SchedulerStride {
        .nanoseconds(
          Int(
            truncatingIfNeeded: other.dispatchTime.uptimeNanoseconds
              &- dispatchTime.uptimeNanoseconds))
      }

      /// The moment a length of time from this one.
      public func advanced(by n: SchedulerStride) -> Self {
        Self(dispatchTime + n.timeInterval)
      }

      /// Hashes the identity.
      public func hash(into hasher: inout Hasher) {
        hasher.combine(dispatchTime.uptimeNanoseconds)
      }
    }

    /// How an action is run.
    public struct SchedulerOptions {
      /// The quality of service.
      public var qos: DispatchQoS
      /// Dispatch's flags.
      public var flags: DispatchWorkItemFlags
      /// The group the action counts towards.
      public var group: DispatchGroup?

      /// Makes options.
      public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        group: DispatchGroup? = nil
      ) {
        self.qos = qos
        self.flags = flags
        self.group = group
      }
    }

    /// The current moment.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// The least tolerance made use of: none.
    public var minimumTolerance: SchedulerStride { 0 }

    /// Runs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = Handoff(action)
      async(
        group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
      ) {
        action.value()
      }
    }

    /// Runs an action at a moment, or later by at most the tolerance.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerStride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      let action = Handoff(action)
      asyncAfter(
        deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
      ) {
        action.value()
      }
    }

    /// Runs an action at a moment and again after each interval, until the result is cancelled.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerStride, tolerance: SchedulerStride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      let action = Handoff(action)
      let timer = DispatchSource.makeTimerSource(queue: self)
      timer.schedule(
        deadline: date.dispatchTime, repeating: interval.timeInterval,
        leeway: tolerance.timeInterval)
      timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
        action.value()
      }
      timer.resume()
      return AnyCancellable { timer.cancel() }
    }
  }
#endif
