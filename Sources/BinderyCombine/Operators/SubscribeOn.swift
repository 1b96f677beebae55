#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values, which are asked for on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// Where upstream is subscribed to, asked and cancelled.
      public let scheduler: Context
      /// The scheduler's options.
      public let options: Context.SchedulerOptions?

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let schedule = { (action: @escaping () -> Void) in
          scheduler.schedule(options: options, action)
        }
        let link = RemoteLink(subscriber, schedule: schedule)
        schedule { upstream.subscribe(link) }
      }
    }
  }

  extension Publisher {
    /// Subscribes, asks for values and cancels on a scheduler; values arrive wherever they are
    /// sent.
    public func subscribe<S: Scheduler>(
      on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
      Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
  }

  /// A link whose requests and cancellation travel by way of a scheduler.
  private final class RemoteLink<Downstream: Subscriber>: Link<Downstream>, Subscriber {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
      self.schedule = schedule
      super.init(downstream)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      downstream?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      finish(completion)
    }

    override func request(_ demand: Subscribers.Demand) {
      schedule { [self] in requestUpstream(demand) }
    }

    override func cancel() {
      guard let upstream = takeEnds().upstream else { return }
      schedule { upstream.cancel() }
    }
  }
#endif
