#if !canImport(Darwin)
  import BinderyCombine

  /// A subscriber that keeps what it receives and asks for values only when it is told to.
  final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var subscription: (any Subscription)?
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []
    /// Whether anything came before the subscription or after the completion.
    private(set) var brokeTheOrder = false
    private let first: Subscribers.Demand
    private let each: Subscribers.Demand

    /// Makes a recorder that asks for some values first and for more upon each value.
    init(_ first: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none) {
      self.first = first
      self.each = each
    }

    var isFinished: Bool {
      if case .finished? = completions.first { completions.count == 1 } else { false }
    }

    var failure: Failure? {
      if case .failure(let error)? = completions.first { error } else { nil }
    }

    func request(_ count: Int) {
      subscription?.request(.max(count))
    }

    func cancel() {
      subscription?.cancel()
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      if first > .none {
        subscription.request(first)
      }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      if subscription == nil || !completions.isEmpty { brokeTheOrder = true }
      values.append(input)
      return each
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if subscription == nil || !completions.isEmpty { brokeTheOrder = true }
      completions.append(completion)
    }
  }

  extension Publisher {
    /// Attaches a recorder that asks for some values first and for more upon each value.
    func record(
      _ first: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none
    ) -> Recorder<Output, Failure> {
      let recorder = Recorder<Output, Failure>(first, each: each)
      subscribe(recorder)
      return recorder
    }
  }
#endif
