#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of at most one of another's values in each interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The least time between two values.
      public let interval: Context.SchedulerTimeType.Stride
      /// Where the values are delivered.
      public let scheduler: Context
      /// Whether the latest value of an interval is delivered, or the first.
      public let latest: Bool

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.subscribe(Throttling(subscriber, self))
      }
    }
  }

  extension Publisher {
    /// Delivers the first value at once on a scheduler, and then at most one after each interval.
    ///
    /// A completion waits for the value that is due before it.
    public func throttle<S: Scheduler>(
      for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
      Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
  }

  private final class Throttling<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
    Sampling<Downstream>, Subscriber
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private struct Waiting {
      /// The value that is due, if one is.
      var value: Input?
      var completion: Subscribers.Completion<Failure>?
      var lastDelivery: Context.SchedulerTimeType?
    }

    private let settings: Publishers.Throttle<Upstream, Context>
    private let waiting = Guarded(Waiting())

    init(_ downstream: Downstream, _ settings: Publishers.Throttle<Upstream, Context>) {
      self.settings = settings
      super.init(downstream)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard downstream != nil else { return .none }
      let (isFirst, lastDelivery, _) = waiting.withLock { waiting in
        let former = waiting.value
        guard former == nil || settings.latest else { return (false, waiting.lastDelivery, former) }
        waiting.value = input
        return (former == nil, waiting.lastDelivery, former)
      }
      guard isFirst else { return .none }
      let scheduler = settings.scheduler
      let due = lastDelivery?.advanced(by: settings.interval)
      if let due, due > scheduler.now {
        scheduler.schedule(after: due) { [self] in fire() }
      } else {
        scheduler.schedule { [self] in fire() }
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      guard downstream != nil else { return }
      let isDue = waiting.withLock { waiting in
        waiting.completion = completion
        return waiting.value == nil
      }
      if isDue {
        settings.scheduler.schedule { [self] in finish(completion) }
      }
    }

    private func fire() {
      let now = settings.scheduler.now
      let (value, completion) = waiting.withLock { waiting in
        defer {
          waiting.value = nil
          waiting.lastDelivery = now
        }
        return (waiting.value, waiting.completion)
      }
      if let value {
        deliver(value)
      }
      if let completion {
        finish(completion)
      }
    }
  }
#endif
