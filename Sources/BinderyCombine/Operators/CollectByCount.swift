#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of arrays of a given number of another's values.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
      /// The kind of value published.
      public typealias Output = [Upstream.Output]
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// How many values an array holds; the last may hold fewer.
      public let count: Int

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.subscribe(Batch(subscriber, count: count))
      }
    }
  }

  extension Publisher {
    /// Publishes arrays of a given number of values, which must be above zero, and the rest at the
    /// end.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
      precondition(count > 0, "Count below one")
      return Publishers.CollectByCount(upstream: self, count: count)
    }
  }

  private final class Batch<Input, Downstream: Subscriber>: Link<Downstream>, Subscriber
  where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure

    private let count: Int
    private let values = Guarded<[Input]>([])

    init(_ downstream: Downstream, count: Int) {
      self.count = count
      super.init(downstream)
    }

    override func request(_ demand: Subscribers.Demand) {
      super.request(demand * count)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      let batch = values.withLock { values -> [Input]? in
        values.append(input)
        guard values.count == count else { return nil }
        defer { values = [] }
        return values
      }
      guard let batch, let downstream else { return .none }
      return downstream.receive(batch) * count
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      let rest = values.exchange([])
      if case .finished = completion, !rest.isEmpty {
        _ = downstream?.receive(rest)
      }
      finish(completion)
    }
  }
#endif
