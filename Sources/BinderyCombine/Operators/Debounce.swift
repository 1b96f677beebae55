#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of those of another's values that no other follows for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// How long a value must stay the latest.
      public let dueTime: Context.SchedulerTimeType.Stride
      /// Where the values are delivered.
      public let scheduler: Context
      /// The scheduler's options.
      public let options: Context.SchedulerOptions?

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.subscribe(Debouncing(subscriber, self))
      }
    }
  }

  extension Publisher {
    /// Delivers a value on a scheduler once no other has followed it for some time.
    ///
    /// A value that is still waiting when upstream completes is dropped.
    public func debounce<S: Scheduler>(
      for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
      Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
  }

  private final class Debouncing<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
    Sampling<Downstream>, Subscriber
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let settings: Publishers.Debounce<Upstream, Context>
    /// Counts the values, so that one that another has followed is told apart.
    private let latest = Guarded(0)

    init(_ downstream: Downstream, _ settings: Publishers.Debounce<Upstream, Context>) {
      self.settings = settings
      super.init(downstream)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard downstream != nil else { return .none }
      let number = advance()
      let scheduler = settings.scheduler
      scheduler.schedule(
        after: scheduler.now.advanced(by: settings.dueTime), tolerance: scheduler.minimumTolerance,
        options: settings.options
      ) { [self] in
        if latest.read() == number {
          deliver(input)
        }
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      guard downstream != nil else { return }
      advance()
      settings.scheduler.schedule(options: settings.options) { [self] in finish(completion) }
    }

    @discardableResult
    private func advance() -> Int {
      latest.withLock { latest in
        latest += 1
        return latest
      }
    }
  }
#endif
