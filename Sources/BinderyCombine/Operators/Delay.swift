#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values, delivered some time later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// How much later the values are delivered.
      public let interval: Context.SchedulerTimeType.Stride
      /// How much later still they may be delivered.
      public let tolerance: Context.SchedulerTimeType.Stride
      /// Where the values are delivered.
      public let scheduler: Context
      /// The scheduler's options.
      public let options: Context.SchedulerOptions?

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.subscribe(
          Deferral(subscriber) { action in
            scheduler.schedule(
              after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
              action)
          })
      }
    }
  }

  extension Publisher {
    /// Delivers values and the completion on a scheduler, some time later.
    public func delay<S: Scheduler>(
      for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
      scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
      Publishers.Delay(
        upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
        scheduler: scheduler, options: options)
    }
  }
#endif
