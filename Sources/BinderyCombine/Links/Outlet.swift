#if !canImport(Darwin)
  /// Values that wait until a subscriber wants them, and the completion that follows them.
  ///
  /// One value is delivered at a time: what is offered during a delivery follows it, whichever
  /// thread offers it.
  final class Outlet<Downstream: Subscriber> {
    private struct Entry {
      var value: Downstream.Input
      var onDelivery: (() -> Void)?
    }

    private enum Delivery {
      case value(Entry, Downstream)
      case completion(Subscribers.Completion<Downstream.Failure>, Downstream)
    }

    private struct State {
      var downstream: Downstream?
      var demand = Subscribers.Demand.none
      var queue = Queue<Entry>()
      var completion: Subscribers.Completion<Downstream.Failure>?
      var isDelivering = false

      mutating func next() -> Delivery? {
        guard let downstream else {
          isDelivering = false
          return nil
        }
        if demand > .none, let entry = queue.popFirst() {
          demand -= 1
          return .value(entry, downstream)
        }
        isDelivering = false
        guard queue.isEmpty, let completion else { return nil }
        self.downstream = nil
        return .completion(completion, downstream)
      }
    }

    private let state: Guarded<State>

    init(_ downstream: Downstream) {
      state = Guarded(State(downstream: downstream))
    }

    /// How many values are wanted beyond those that wait.
    var demand: Subscribers.Demand {
      state.withLock { $0.demand }
    }

    /// Whether there is still a subscriber to serve.
    var isOpen: Bool {
      state.withLock { $0.downstream != nil }
    }

    /// Delivers a value as soon as it is wanted, and calls a closure after that.
    func offer(_ value: Downstream.Input, onDelivery: (() -> Void)? = nil) {
      state.withLock { $0.queue.append(Entry(value: value, onDelivery: onDelivery)) }
      deliver()
    }

    /// Delivers a completion: once nothing waits if all went well, at once if not.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
      state.withLock { state -> Queue<Entry>? in
        guard state.completion == nil else { return nil }
        state.completion = completion
        guard case .failure = completion else { return nil }
        let dropped = state.queue
        state.queue = Queue()
        return dropped
      }
      deliver()
    }

    /// Notes that more values are wanted.
    func request(_ demand: Subscribers.Demand) {
      precondition(demand > .none, "Demand of no values")
      state.withLock { $0.demand += demand }
      deliver()
    }

    /// Drops what waits and the subscriber.
    func close() {
      state.withLock { state in
        let last = state
        state = State(isDelivering: state.isDelivering)
        return last
      }
    }

    private func deliver() {
      let isMine = state.withLock { state in
        guard !state.isDelivering else { return false }
        state.isDelivering = true
        return true
      }
      guard isMine else { return }
      while let delivery = state.withLock({ $0.next() }) {
        switch delivery {
        case .value(let entry, let downstream):
          let more = downstream.receive(entry.value)
          state.withLock { $0.demand += more }
          entry.onDelivery?()
        case .completion(let completion, let downstream):
          downstream.receive(completion: completion)
          return
        }
      }
    }
  }
#endif
