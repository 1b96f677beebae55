#if !canImport(Darwin)
  /// A subscription whose upstream publishers follow one another, each asked for what is still
  /// wanted.
  final class Succession<Downstream: Subscriber>: Subscription {
    private struct State {
      var downstream: Downstream?
      var upstream: (any Subscription)?
      var demand = Subscribers.Demand.none
      /// Counts the publishers, so that what a former one sends is told apart.
      var turn = 0
      var next: (() -> Void)?
      var isTurning = false
    }

    private let state: Guarded<State>
    private let onCancel: () -> Void

    init(_ downstream: Downstream, onCancel: @escaping () -> Void = {}) {
      state = Guarded(State(downstream: downstream))
      self.onCancel = onCancel
    }

    /// Subscribes to a publisher in place of the one before, and calls a closure when it completes.
    ///
    /// Publishers that complete while being subscribed to follow one another without recursion.
    func follow<P: Publisher>(
      _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
      let (former, isMine) = state.withLock { state -> ((any Subscription)?, Bool) in
        let former = state.upstream
        state.upstream = nil
        guard state.downstream != nil else { return (former, false) }
        state.turn += 1
        let turn = state.turn
        state.next = { publisher.subscribe(Turn(self, turn, onCompletion)) }
        defer { state.isTurning = true }
        return (former, !state.isTurning)
      }
      former?.cancel()
      guard isMine else { return }
      while let next = state.withLock({ state -> (() -> Void)? in
        let next = state.next
        state.next = nil
        state.isTurning = next != nil
        return next
      }) {
        next()
      }
    }

    /// Sends a completion and stops, unless that has happened before.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
      let last = state.exchange(State())
      last.upstream?.cancel()
      last.downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      precondition(demand > .none, "Demand of no values")
      let upstream = state.withLock { state in
        state.demand += demand
        return state.upstream
      }
      upstream?.request(demand)
    }

    func cancel() {
      state.exchange(State()).upstream?.cancel()
      onCancel()
    }

    fileprivate func attach(_ subscription: any Subscription, turn: Int) {
      let demand = state.withLock { state -> Subscribers.Demand? in
        guard state.turn == turn, state.upstream == nil, state.downstream != nil else { return nil }
        state.upstream = subscription
        return state.demand
      }
      guard let demand else { return subscription.cancel() }
      if demand > .none {
        subscription.request(demand)
      }
    }

    fileprivate func deliver(_ value: Downstream.Input, turn: Int) -> Subscribers.Demand {
      let downstream = state.withLock { state -> Downstream? in
        guard state.turn == turn, state.demand > .none else { return nil }
        state.demand -= 1
        return state.downstream
      }
      guard let downstream else { return .none }
      let more = downstream.receive(value)
      guard more > .none else { return .none }
      let (isOn, upstream) = state.withLock { state in
        state.demand += more
        return (state.turn == turn, state.upstream)
      }
      if isOn { return more }
      // A publisher that took over during the delivery was not asked for these.
      upstream?.request(more)
      return .none
    }

    /// Lets go of a publisher's subscription and says whether its turn had still been on.
    fileprivate func end(turn: Int) -> Bool {
      state.withLock { state in
        guard state.turn == turn, state.downstream != nil else { return false }
        state.upstream = nil
        return true
      }
    }
  }

  extension Succession {
    /// The subscriber of one publisher.
    private final class Turn<Failure: Error>: Subscriber {
      typealias Input = Downstream.Input

      private let succession: Succession
      private let number: Int
      private let onCompletion: (Subscribers.Completion<Failure>) -> Void

      init(
        _ succession: Succession, _ number: Int,
        _ onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
      ) {
        self.succession = succession
        self.number = number
        self.onCompletion = onCompletion
      }

      func receive(subscription: any Subscription) {
        succession.attach(subscription, turn: number)
      }

      func receive(_ input: Input) -> Subscribers.Demand {
        succession.deliver(input, turn: number)
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        if succession.end(turn: number) {
          onCompletion(completion)
        }
      }
    }
  }
#endif
