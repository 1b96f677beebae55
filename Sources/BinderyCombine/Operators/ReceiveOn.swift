#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values, delivered on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// Where the values are delivered.
      public let scheduler: Context
      /// The scheduler's options.
      public let options: Context.SchedulerOptions?

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.subscribe(
          Deferral(subscriber) { action in scheduler.schedule(options: options, action) })
      }
    }
  }

  extension Publisher {
    /// Delivers values and the completion on a scheduler.
    public func receive<S: Scheduler>(
      on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
      Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
  }
#endif
